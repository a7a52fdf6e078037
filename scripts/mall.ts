import { errors } from '#contract/errors.ts'
import { orderStatuses } from '#contract/shop/orders.ts'
import { switchNames } from '#contract/switches.ts'
import { auditRecorder } from '#server/audit/audit.ts'
import { type Config, readConfig } from '#server/config.ts'
import { afterOrders } from '#server/events.ts'
import { openOutbox } from '#server/messages/messages.ts'
import { orderVerbs } from '#server/orders/orders.ts'
import { describeDiscrepancies } from '#server/payments/payments.ts'
import { commandActor } from '#server/platform/actor.ts'
import { openClock } from '#server/platform/clock.ts'
import { openAnnouncer } from '#server/platform/database/announce.ts'
import { type Database, databaseReady, openDatabase } from '#server/platform/database/database.ts'
import { runningEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { provideDatabase } from '#server/platform/database/provide.ts'
import { Refusal } from '#server/platform/http/handler.ts'
import { openKeysOnce } from '#server/platform/keys/keys.ts'
import { openLog } from '#server/platform/log.ts'
import { CannotStart, runProcess } from '#server/platform/process.ts'
import { knownSecret } from '#server/platform/secret.ts'
import { describeDeposits, retryDeposit } from '#server/wallet/wallet.ts'
import { audited, withReason } from './audited.ts'
import { runBackupCommand } from './backup-commands.ts'
import { runKeyCommand } from './key-commands.ts'
import { type OrderCommandDeps, printOrders, runOrderCommand } from './order-commands.ts'
import { depositLine, discrepancyLine } from './printed-lines.ts'
import { runAuditCommand, runStaffCommand, type StaffCommandDeps } from './staff-commands.ts'
import { runSwitchCommand } from './switch-command.ts'

const usage = `
  npm run mall -- order list [WORDS]              the newest orders, or those with a code, contact or name
  npm run mall -- order show CODE
  npm run mall -- order move CODE STATUS [NOTE] --reason WHY  ${orderStatuses.join(', ')}
  npm run mall -- order note CODE NOTE --reason WHY
  npm run mall -- order refund CODE [NAIRA [again]] --reason WHY  without a sum: all that is left
  npm run mall -- order refund CODE lines N=UNITS… [again] --reason WHY  what was paid for units of line N
  npm run mall -- order refused CODE card|wallet --reason WHY  gives back what the card provider refused to
  npm run mall -- payment findings                card money that does not add up
  npm run mall -- deposit list                    deposits that somebody has to look at
  npm run mall -- deposit retry REFERENCE --reason WHY  asks the bank about one of them again
  npm run mall -- staff invite EMAIL ROLE --reason WHY  invites into the office; the first owner too
  npm run mall -- staff suspend EMAIL --reason WHY  closes the office to a member at once
  npm run mall -- staff reset-factor EMAIL --reason WHY  for a member who lost phone and recovery codes
  npm run mall -- switch list                     what staff have closed to shoppers
  npm run mall -- switch NAME on|off --reason WHY ${switchNames.join(', ')}
  npm run mall -- migrate                         brings the database to this release, before it serves
  npm run mall -- audit verify [ENTRY HASH]       holds every entry of the audit to its hash, and one to a mail's
  npm run mall -- backup FOLDER [--pictures]      of the embedded database and the pictures, or of these alone
  npm run mall -- restore FOLDER [--into DATA_DIR] [--without-pictures]  into an empty folder
  npm run mall -- check                           holds all that is stored to each other
  npm run mall -- keys list                       the keys that the mall encrypts with
  npm run mall -- keys rotate --reason WHY        adds one, and seals all with the present MALL_SECRET`

/** `npm run mall -- …`: the staff's commands; the mall may be running or not. */
runProcess(async (opened) => {
  const { words, reason } = withReason(process.argv.slice(2))
  const [what, verb = '', typed, ...args] = words
  // Codes and references are capitals and digits.
  const code = typed?.toUpperCase()
  const isDeposit = what === 'deposit' && (verb === 'list' || (verb === 'retry' && code))
  const isDiscrepancies = what === 'payment' && verb === 'findings'
  const isKeys = what === 'keys'
  const isOffice = what === 'staff' || what === 'audit' || what === 'switch'
  const isKnown =
    isDeposit ||
    isDiscrepancies ||
    isKeys ||
    isOffice ||
    (what === 'order' && (verb === 'list' || code))
  const config = readConfig(process.env)
  if (await runBackupCommand(opened, config, process.argv.slice(2))) return 'done'
  if (what === 'migrate') {
    print(await migrate(await openUrl(opened, config)), 'The database has all migrations.')
    return 'done'
  }
  if (!isKnown) throw new CannotStart(usage)
  const secret = knownSecret(config.MALL_SECRET, config.DATA_DIR) ?? noSecret(config.DATA_DIR)
  const url = await openUrl(opened, config)
  const database = openDatabase(url)
  opened.defer(() => database.close())
  const clock = await openClock(database)
  const ring = { database, clock, secret, formerSecret: config.MALL_SECRET_OLD }
  const by = commandActor(process.env)
  if (isKeys) {
    const lines = (await runKeyCommand({ ...ring, by, reason }, verb, typed)) ?? unknownCommand()
    print(lines, 'There are no keys yet: the first start makes them.')
    return 'done'
  }
  const keys = await openKeysOnce(ring)
  const sendMessage = openOutbox({ clock, keys })
  if (isOffice) {
    const office = {
      database,
      clock,
      keys,
      sendMessage,
      officeUrl: config.OFFICE_URL ?? config.PUBLIC_URL,
      by,
    }
    const named = process.argv.slice(4)
    const lines = await saying(runOfficeCommand(what, office, verb, named))
    print(lines ?? unknownCommand(), '')
    return 'done'
  }
  const announce = openAnnouncer(database.pool, openLog('warn'))
  const events = afterOrders(announce)
  const orders = orderVerbs({ database, clock, announce, events, sendMessage })
  const commands = { database, clock, recordAudit: auditRecorder({ clock, keys }), by, reason }
  try {
    if (isDiscrepancies) print(await discrepancyLines(database), 'All card money adds up.')
    else if (isDeposit) await describeProblemDeposits(commands, code)
    else if (verb === 'list') await printOrders(commands, [typed, ...args])
    else await runOrderCommand(commands, orders, { verb, code: code ?? '', args }, unknownCommand)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const missing = isDeposit ? `No deposit ${code} waits for you.` : `There is no order ${code}.`
    throw new CannotStart(error.code === 'not_found' ? missing : error.message)
  }
  return 'done'
})

async function discrepancyLines({ pool }: Database): Promise<string[]> {
  return (await describeDiscrepancies(pool)).map(discrepancyLine)
}

/** The address of the mall's database, which is started where it is the embedded one and no mall runs. */
async function openUrl(opened: AsyncDisposableStack, config: Config): Promise<string> {
  const running = config.DATABASE_URL ?? (await runningEmbedded(config.DATA_DIR)) ?? undefined
  const { url, stop } = await provideDatabase({ ...config, DATABASE_URL: running })
  opened.defer(stop)
  await databaseReady(url)
  return url
}

/** Null where there is no such command. */
function runOfficeCommand(
  what: string,
  office: StaffCommandDeps,
  verb: string,
  named: string[],
): Promise<string[] | null> {
  if (what === 'audit') return runAuditCommand(office, verb, named)
  if (what === 'switch') return runSwitchCommand(office, [verb, ...named])
  return runStaffCommand(office, verb, named)
}

/** A refusal in the words of the office, without a stack. */
async function saying<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    throw new CannotStart(error.details.message ?? errors[error.code].text)
  })
}

async function describeProblemDeposits(
  commands: OrderCommandDeps,
  reference: string | undefined,
): Promise<void> {
  const { database, clock } = commands
  if (reference) {
    await audited(commands, 'deposit retry', `deposit:${reference}`, {}, (tx) =>
      retryDeposit(tx, { reference, at: clock.now() }),
    )
  }
  print((await describeDeposits(database.pool)).map(depositLine), 'No deposit waits for you.')
}

function print(lines: string[], none: string): void {
  for (const line of lines.length > 0 ? lines : [none]) console.log(line)
}

function unknownCommand(): never {
  throw new CannotStart(usage)
}

/** A new secret would not do: the mall could not decrypt the messages that the command writes. */
function noSecret(dataDir: string): never {
  throw new CannotStart(
    `There is no mall.secret in ${dataDir}. Set DATA_DIR or MALL_SECRET as the mall has it.`,
  )
}
