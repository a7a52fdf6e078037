import { openBadLine } from '#simulators/bad-line.ts'
import { openBadMailLine } from '#simulators/bad-mail-line.ts'
import { openCarrierSimulator } from '#simulators/carriers/carriers.ts'
import { openDojah } from '#simulators/dojah/dojah.ts'
import { openFlutterwave } from '#simulators/flutterwave/flutterwave.ts'
import { openMessageSimulators } from '#simulators/messages.ts'
import { openMonnifySimulator } from '#simulators/monnify/monnify.ts'

/** What a provider may do. What is slow was done, and its answer comes too late for any caller. */
export const failures = {
  slow: 'timeout',
  down: 'refused connection',
  'talking nonsense': 'nonsense',
} as const
export type Failure = keyof typeof failures

/** As the mall's metrics name them. */
export const providerNames = [
  'Flutterwave',
  'Monnify',
  'Termii',
  'SMTP',
  'Terminal',
  'Dojah',
] as const
export type ProviderName = (typeof providerNames)[number]

export interface Line {
  breakOff(fault: (typeof failures)[Failure]): Promise<void>
  mend(): Promise<void>
}

export interface Lines {
  of: Record<ProviderName, Line>
  /** Addresses, by variable: no environment may have them, since a provider's has to be `https`. */
  urls: Record<string, string>
  /** The other variables with which a mall uses them as its providers. */
  environment: Record<string, string>
}

/** A simulator of each provider in this process, behind a line that can break. Their data is in `folder`. */
export async function openLines(
  opened: AsyncDisposableStack,
  { folder, shopUrl }: { folder: string; shopUrl: string },
): Promise<Lines> {
  const now = () => new Date()
  const to = (name: string) => () => `${shopUrl}/webhooks/${name}`
  const own = <C extends { close(): Promise<void> }>(opening: C): C => {
    opened.defer(() => opening.close())
    return opening
  }
  const messages = own(
    await openMessageSimulators({ now, simulated: ['termii', 'smtp'], webhookUrl: to('termii') }),
  )
  if (!messages.termii || !messages.smtp) throw new Error('both are simulated')
  const cards = own(
    await openFlutterwave({
      now,
      pagesUrl: () => shopUrl,
      webhookUrl: to('flutterwave'),
      bookPath: null,
    }),
  )
  const bank = own(
    await openMonnifySimulator({
      now,
      path: null,
      webhookUrl: to('monnify'),
      knownAccount: async () => null,
    }),
  )
  const carriers = own(
    await openCarrierSimulator({ now, folder, statesDown: '', webhookUrl: to('terminal') }),
  )
  const identity = own(await openDojah({ now, webhookUrl: to('dojah') }))
  const of = {
    Flutterwave: own(await openBadLine(cards.url)),
    Monnify: own(await openBadLine(bank.access.url)),
    Termii: own(await openBadLine(messages.termii.url)),
    SMTP: own(await openBadMailLine(messages.smtp.url)),
    Terminal: own(await openBadLine(carriers.url)),
    Dojah: own(await openBadLine(identity.url)),
  }
  return {
    of,
    urls: {
      FLUTTERWAVE_URL: of.Flutterwave.url,
      MONNIFY_URL: of.Monnify.url,
      TERMII_URL: of.Termii.url,
      TERMINAL_URL: of.Terminal.url,
      DOJAH_URL: of.Dojah.url,
    },
    environment: {
      FLUTTERWAVE_SECRET_KEY: cards.secretKey,
      FLUTTERWAVE_WEBHOOK_HASH: cards.webhookHash,
      MONNIFY_API_KEY: bank.access.apiKey,
      MONNIFY_SECRET_KEY: bank.access.secretKey,
      MONNIFY_CONTRACT_CODE: bank.access.contractCode,
      TERMII_API_KEY: messages.termii.apiKey,
      TERMII_WEBHOOK_SECRET: messages.termii.webhookSecret,
      TERMII_SENDER_ID: 'Oja',
      SMTP_URL: of.SMTP.url,
      MAIL_FROM: 'mall@example.com',
      TERMINAL_SECRET_KEY: carriers.secretKey,
      STORE_STREET: '1 Store Road',
      STORE_PHONE: '+2348031000100',
      DOJAH_APP_ID: identity.appId,
      DOJAH_SECRET_KEY: identity.secretKey,
    },
  }
}
