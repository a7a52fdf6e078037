import { z } from 'zod'
import { CannotStart } from './platform/process.ts'
import { companions, type Provider, providers, variables } from './variables.ts'

export type Config = ReturnType<typeof readConfig>

type Environment = Record<string, string | undefined>

/** An invalid environment; the message names each variable and what it should be. */
export class ConfigError extends CannotStart {}

/** Reads the environment, once, at the start of a process. Throws `ConfigError`. */
export function readConfig(environment: Environment) {
  const read = z.object(variables).safeParse(environment)
  if (!read.success) throw new ConfigError(explain(read.error, environment))
  const simulated = providerNames.filter((name) => read.data[providers[name]] === undefined)
  if (read.data.NODE_ENV === 'production' && read.data.SIMULATORS !== 'allowed') {
    requireAll(simulated)
    requireBeside('NODE_ENV=production', ['MALL_SECRET'], environment)
  }
  for (const [name, needed] of Object.entries(companions)) {
    if (environment[name]) requireBeside(name, needed, environment)
  }
  requireConsolePassword(read.data, simulated)
  if (read.data.MACHINES === 'many') requireShared(environment)
  const { PUBLIC_URL = ownOrigin(read.data), OFFICE_URL } = read.data
  requireOtherHost(OFFICE_URL, PUBLIC_URL)
  return Object.freeze({
    ...read.data,
    SHUTDOWN_GRACE: read.data.SHUTDOWN_GRACE ?? (read.data.NODE_ENV === 'production' ? 5 : 0),
    PUBLIC_URL,
    /** The providers replaced by simulators. */
    simulated: Object.freeze(simulated),
  })
}

/** Where this machine reaches a mall that listens on an address; on all of them: the one of loopback. */
function ownOrigin({ HOST, PORT }: { HOST: string; PORT: number }): string {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${PORT}`
}

// `Object.keys` is typed as strings; `providers` has exactly these.
const providerNames = Object.keys(providers) as Provider[]

function requireAll(missing: Provider[]): void {
  if (missing.length === 0) return
  const names = missing.map((name) => `  ${providers[name]} (${name})`).join('\n')
  throw new ConfigError(
    `In production every provider needs its credentials. Missing:\n${names}\nSet them, or SIMULATORS=allowed to go on with simulators in their place.`,
  )
}

/** The console shows everybody's codes: beyond this machine it needs a password. */
function requireConsolePassword(
  { HOST, TRUST_PROXY, SIMULATORS_PASSWORD }: z.infer<z.ZodObject<typeof variables>>,
  simulated: Provider[],
): void {
  const isLocal = /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(HOST) && TRUST_PROXY === 0
  if (isLocal || simulated.length === 0 || SIMULATORS_PASSWORD) return
  throw new ConfigError(
    `The console of the simulators, /simulators, shows every code and message. With ${TRUST_PROXY > 0 ? 'TRUST_PROXY' : `HOST=${HOST}`} others reach it: set SIMULATORS_PASSWORD.`,
  )
}

/** What is in a folder of one machine, the others do not have. */
function requireShared(environment: Environment): void {
  requireBeside('MACHINES=many', ['MALL_SECRET', 'DATABASE_URL', 'PROCESSES'], environment)
  if (environment.MEDIA_FOLDER || environment.MEDIA_S3_ENDPOINT) return
  throw new ConfigError(
    'MACHINES=many needs pictures that all machines reach: MEDIA_S3_ENDPOINT and what goes with it, or a shared folder as MEDIA_FOLDER.',
  )
}

/** On one host a script of the shop could call what is for the staff. */
function requireOtherHost(officeUrl: string | undefined, publicUrl: string): void {
  if (!officeUrl || new URL(officeUrl).host !== new URL(publicUrl).host) return
  throw new ConfigError('OFFICE_URL needs a host other than that of PUBLIC_URL, or no value.')
}

function requireBeside(cause: string, names: string[], values: Environment): void {
  const missing = names.filter((name) => !values[name])
  if (missing.length === 0) return
  throw new ConfigError(`${cause} needs ${missing.join(' and ')} beside it.`)
}

function explain(error: z.ZodError, environment: Environment): string {
  const lines = error.issues.map(({ path: [name] }) => {
    const variable = Object.entries(variables).find(([key]) => key === name)?.[1]
    const value = isSecret(String(name)) ? 'a value' : `'${environment[String(name)]}'`
    return `  ${String(name)} is ${value} and should be: ${variable?.description}`
  })
  return `The environment is not right:\n${[...new Set(lines)].join('\n')}`
}

function isSecret(name: string): boolean {
  return /KEY|SECRET|HASH|PASSWORD|TOKEN|DATABASE|SMTP/.test(name)
}
