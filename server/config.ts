import { z } from 'zod'
import { CannotStart } from './platform/process.ts'

/** An unset and an empty variable mean the same. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional())
const text = z.string().trim().min(1)
const or = <T extends string | number>(type: z.ZodType<T>, otherwise: T) =>
  z.preprocess((value) => value || otherwise, type)

const serviceUrl = (otherwise: string) =>
  or(z.url({ protocol: /^https$/ }).transform(withoutSlash), otherwise)

/** Every environment variable that the mall reads; `docs/running.md` documents them. */
export const variables = {
  NODE_ENV: or(z.enum(['development', 'test', 'production']), 'development').describe(
    'development, test or production',
  ),
  PORT: or(z.coerce.number<number>().int().min(0).max(65_535), 3000).describe(
    'a port from 0 (any free one) to 65535',
  ),
  HOST: or(text, '127.0.0.1').describe('an address of this machine'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'the address that shoppers see, http://… or https://…',
  ),
  MALL_NAME: or(text, 'Oja').describe('the name that shoppers see'),
  DATA_DIR: or(text, '.data').describe('a folder'),
  MALL_SECRET: optional(text.min(32)).describe('32 characters or more that nobody can guess'),
  MALL_SECRET_OLD: optional(text.min(32)).describe('the secret before MALL_SECRET'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).describe(
    'postgres://user:password@host:port/database',
  ),
  DATABASE_CONNECTIONS: or(z.coerce.number<number>().int().min(2).max(500), 8).describe(
    'a whole number from 2 to 500',
  ),
  SIMULATORS: optional(z.enum(['allowed'])).describe('allowed, or nothing'),
  SIMULATORS_PASSWORD: optional(text.min(12)).describe('12 characters or more'),
  TRUST_PROXY: or(z.coerce.number<number>().int().min(0).max(10), 0).describe(
    'how many trusted proxies requests pass, 0 to 10',
  ),
  RATE_LIMIT: or(z.coerce.number<number>().int().min(2_000), 6_000).describe(
    'requests that one address may make a minute, at least 2000',
  ),
  MAX_CONNECTIONS: or(z.coerce.number<number>().int().min(100).max(1_000_000), 10_000).describe(
    'a whole number from 100 to 1000000',
  ),
  MAX_CONNECTIONS_PER_ADDRESS: or(
    z.coerce.number<number>().int().min(20).max(1_000_000),
    2_000,
  ).describe('a whole number from 20 to 1000000'),
  SHUTDOWN_GRACE: z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z.coerce.number().min(0).max(600).optional(),
    )
    .describe('seconds, 0 to 600'),
  METRICS_PORT: optional(z.coerce.number<number>().int().min(1).max(65_535)).describe(
    'a port from 1 to 65535',
  ),
  METRICS_TOKEN: optional(text.min(16)).describe('16 characters or more that nobody can guess'),
  LOG_LEVEL: or(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ).describe('fatal, error, warn, info, debug, trace or silent'),
  MEDIA_S3_ENDPOINT: optional(z.url()).describe('https://… of an S3-compatible store'),
  MEDIA_S3_BUCKET: optional(text).describe('a bucket’s name'),
  MEDIA_S3_REGION: or(text, 'auto').describe('a region’s name'),
  MEDIA_S3_ACCESS_KEY_ID: optional(text).describe('a key'),
  MEDIA_S3_SECRET_ACCESS_KEY: optional(text).describe('a key'),
  UMAMI_URL: optional(z.url()).describe('https://… of an Umami server'),
  UMAMI_WEBSITE_ID: optional(text).describe('a website’s id in Umami'),
  CHAT_SCRIPT_URL: optional(z.url({ protocol: /^https$/ })).describe('https://… of a chat script'),
  FLUTTERWAVE_SECRET_KEY: optional(text).describe('a key'),
  FLUTTERWAVE_URL: serviceUrl('https://api.flutterwave.com/v3').describe(
    'https://… of version 3 of the API',
  ),
  FLUTTERWAVE_WEBHOOK_HASH: optional(text.min(16)).describe(
    'the secret hash of the Flutterwave dashboard, 16 characters or more',
  ),
  MONNIFY_SECRET_KEY: optional(text).describe('a key'),
  MONNIFY_API_KEY: optional(text).describe('the name that goes with the key'),
  MONNIFY_CONTRACT_CODE: optional(z.string().regex(/^\d+$/)).describe('a contract’s digits'),
  MONNIFY_URL: serviceUrl('https://api.monnify.com').describe(
    'https://api.monnify.com or https://sandbox.monnify.com',
  ),
  TERMII_API_KEY: optional(text).describe('a key'),
  TERMII_URL: serviceUrl('https://v3.api.termii.com').describe(
    'https://… as the Termii dashboard shows it',
  ),
  TERMII_SENDER_ID: optional(z.string().regex(/^[A-Za-z0-9]{3,11}$/)).describe(
    'an approved sender id: 3 to 11 letters and digits',
  ),
  SMS_COUNTRIES: or(z.string().regex(/^\d{1,3}(,\d{1,3})*$/), '234').describe(
    'country codes without plus, with commas between them',
  ),
  TERMII_WEBHOOK_SECRET: optional(text).describe('the key that Termii signs its reports with'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })).describe('smtp://user:password@host:port'),
  MAIL_FROM: or(z.email(), 'mall@example.com').describe('the address that mail comes from'),
  TERMINAL_SECRET_KEY: optional(text).describe('a key'),
  TERMINAL_URL: serviceUrl('https://api.terminal.africa/v1').describe(
    'https://… of Terminal Africa’s API, with its version',
  ),
  STORE_STREET: optional(text).describe('house and street of the store in Ibadan'),
  STORE_PHONE: optional(z.string().regex(/^\+234\d{10}$/)).describe(
    'the store’s number, +234 and ten digits',
  ),
  SIMULATORS_CARRIER_DOWN: optional(text).describe('names of states, with commas between them'),
  DOJAH_SECRET_KEY: optional(text).describe('a key'),
  DOJAH_APP_ID: optional(text).describe('the id of an app in Dojah'),
  DOJAH_URL: serviceUrl('https://api.dojah.io').describe(
    'https://api.dojah.io or https://sandbox.dojah.io',
  ),
  CONTACT_MAIL: optional(z.email()).describe('the address that contact messages are mailed to'),
} satisfies Record<string, z.ZodType>

/** Provider → the variable whose absence makes it a simulator. */
export const providers = {
  flutterwave: 'FLUTTERWAVE_SECRET_KEY',
  monnify: 'MONNIFY_SECRET_KEY',
  termii: 'TERMII_API_KEY',
  smtp: 'SMTP_URL',
  terminal: 'TERMINAL_SECRET_KEY',
  dojah: 'DOJAH_SECRET_KEY',
} as const satisfies Record<string, keyof typeof variables>
export type Provider = keyof typeof providers

/** What a provider needs beside its credentials. */
const companions: Record<string, (keyof typeof variables)[]> = {
  FLUTTERWAVE_SECRET_KEY: ['FLUTTERWAVE_WEBHOOK_HASH'],
  MONNIFY_SECRET_KEY: ['MONNIFY_API_KEY', 'MONNIFY_CONTRACT_CODE'],
  TERMII_API_KEY: ['TERMII_SENDER_ID', 'TERMII_WEBHOOK_SECRET'],
  SMTP_URL: ['MAIL_FROM'],
  TERMINAL_SECRET_KEY: ['STORE_STREET', 'STORE_PHONE'],
  DOJAH_SECRET_KEY: ['DOJAH_APP_ID'],
}

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
  const { HOST, PORT, PUBLIC_URL = `http://${HOST}:${PORT}` } = read.data
  return Object.freeze({
    ...read.data,
    SHUTDOWN_GRACE: read.data.SHUTDOWN_GRACE ?? (read.data.NODE_ENV === 'production' ? 5 : 0),
    PUBLIC_URL: withoutSlash(PUBLIC_URL),
    /** The providers replaced by simulators. */
    simulated: Object.freeze(simulated),
  })
}

// `Object.keys` is typed as strings; `providers` has exactly these.
const providerNames = Object.keys(providers) as Provider[]

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

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
