import { z } from 'zod'

/** An unset and an empty variable mean the same. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional())
const text = z.string().trim().min(1)
const or = <T extends string | number>(type: z.ZodType<T>, otherwise: T) =>
  z.preprocess((value) => value || otherwise, type)

const serviceUrl = (otherwise: string) =>
  or(z.url({ protocol: /^https$/ }).transform(withoutSlash), otherwise)

/**
 * `form` ends the sentence 'it should be …'; `meaning` is for docs/running.md, whose table `npm run variables`
 * writes.
 */
const variable = <T extends z.ZodType>(type: T, form: string, meaning: string) =>
  type.meta({ description: form, meaning })

/** Every environment variable that the mall reads. */
export const variables = {
  NODE_ENV: variable(
    or(z.enum(['development', 'test', 'production']), 'development'),
    'development, test or production',
    '`production`: no demo mall, providers need credentials',
  ),
  PORT: variable(
    or(z.coerce.number<number>().int().min(0).max(65_535), 3000),
    'a port from 0 (any free one) to 65535',
    'port to listen on; 0 takes any free one, which the ready line names',
  ),
  HOST: variable(
    or(text, '127.0.0.1'),
    'an address of this machine',
    'address to listen on; `0.0.0.0` for all of this machine',
  ),
  PUBLIC_URL: variable(
    optional(z.url({ protocol: /^https?$/ })),
    'the address that shoppers see, http://… or https://…',
    'address that shoppers see: canonical links, sitemap, secure cookies with `https`',
  ),
  MALL_NAME: variable(or(text, 'Oja'), 'the name that shoppers see', 'name that shoppers see'),
  DATA_DIR: variable(
    or(text, '.data'),
    'a folder',
    'folder of the embedded database, the pictures and the secret',
  ),
  MALL_SECRET: variable(
    optional(text.min(32)),
    '32 characters or more that nobody can guess',
    '32 characters or more; encrypts codes in the outbox. Without it, one is made in `DATA_DIR/mall.secret`',
  ),
  DATABASE_URL: variable(
    optional(z.url({ protocol: /^postgres(ql)?$/ })),
    'postgres://user:password@host:port/database',
    'any PostgreSQL 15 or newer instead of the embedded one',
  ),
  DATABASE_CONNECTIONS: variable(
    or(z.coerce.number<number>().int().min(2).max(500), 8),
    'a whole number from 2 to 500',
    'maximum of database connections for each process; on two cores more do not help',
  ),
  SIMULATORS: variable(
    optional(z.enum(['allowed'])),
    'allowed, or nothing',
    '`allowed` lets production run with simulators instead of providers',
  ),
  TRUST_PROXY: variable(
    or(z.coerce.number<number>().int().min(0).max(10), 0),
    'how many trusted proxies requests pass, 0 to 10',
    'number of proxies before the mall, to find the caller’s address',
  ),
  RATE_LIMIT: variable(
    or(z.coerce.number<number>().int().min(2_000), 6_000),
    'requests that one address may make a minute, at least 2000',
    'maximum of requests a minute from one address',
  ),
  LOG_LEVEL: variable(
    or(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
    'fatal, error, warn, info, debug, trace or silent',
    '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`; with `npm start` the default is `warn`',
  ),
  MEDIA_S3_ENDPOINT: variable(
    optional(z.url()),
    'https://… of an S3-compatible store',
    'S3-compatible store for pictures instead of the folder; needs the four below',
  ),
  MEDIA_S3_BUCKET: variable(optional(text), 'a bucket’s name', 'its bucket'),
  MEDIA_S3_REGION: variable(or(text, 'auto'), 'a region’s name', 'its region'),
  MEDIA_S3_ACCESS_KEY_ID: variable(optional(text), 'a key', 'its access key'),
  MEDIA_S3_SECRET_ACCESS_KEY: variable(optional(text), 'a key', 'its secret key'),
  UMAMI_URL: variable(
    optional(z.url()),
    'https://… of an Umami server',
    'Umami server that page views are reported to; with none, nothing is reported',
  ),
  UMAMI_WEBSITE_ID: variable(optional(text), 'a website’s id in Umami', 'the mall’s id there'),
  CHAT_SCRIPT_URL: variable(
    optional(z.url({ protocol: /^https$/ })),
    'https://… of a chat script',
    'a live-chat provider’s script; with none, chat opens WhatsApp or the phone',
  ),
  FLUTTERWAVE_SECRET_KEY: variable(optional(text), 'a key', 'card payments'),
  FLUTTERWAVE_URL: variable(
    serviceUrl('https://api.flutterwave.com/v3'),
    'https://… of version 3 of the API',
    'Flutterwave’s address, with its version',
  ),
  FLUTTERWAVE_WEBHOOK_HASH: variable(
    optional(text.min(16)),
    'the secret hash of the Flutterwave dashboard, 16 characters or more',
    'the secret hash of Flutterwave’s dashboard, which its events repeat; needed with the key',
  ),
  MONNIFY_SECRET_KEY: variable(optional(text), 'a key', 'account numbers for deposits'),
  MONNIFY_API_KEY: variable(
    optional(text),
    'the name that goes with the key',
    'the name that goes with the key; needed with it',
  ),
  MONNIFY_CONTRACT_CODE: variable(
    optional(z.string().regex(/^\d+$/)),
    'a contract’s digits',
    'the contract that account numbers belong to; needed with the key',
  ),
  MONNIFY_URL: variable(
    serviceUrl('https://api.monnify.com'),
    'https://api.monnify.com or https://sandbox.monnify.com',
    'Monnify’s address, or its sandbox’s',
  ),
  TERMII_API_KEY: variable(optional(text), 'a key', 'SMS and WhatsApp messages'),
  TERMII_URL: variable(
    serviceUrl('https://v3.api.termii.com'),
    'https://… as the Termii dashboard shows it',
    'the account’s own address, from Termii’s dashboard',
  ),
  TERMII_SENDER_ID: variable(
    optional(z.string().regex(/^[A-Za-z0-9]{3,11}$/)),
    'an approved sender id: 3 to 11 letters and digits',
    'approved name that an SMS comes from; needed with the key',
  ),
  TERMII_WEBHOOK_SECRET: variable(
    optional(text),
    'the key that Termii signs its reports with',
    'checks delivery reports, which Termii sends to `/webhooks/termii`; needed with the key',
  ),
  SMTP_URL: variable(
    optional(z.url({ protocol: /^smtps?$/ })),
    'smtp://user:password@host:port',
    'mail, `smtp://user:password@host:port`',
  ),
  MAIL_FROM: variable(
    or(z.email(), 'mall@example.com'),
    'the address that mail comes from',
    'address that mail comes from; needed with the server',
  ),
  TERMINAL_SECRET_KEY: variable(
    optional(text),
    'a key',
    'Terminal Africa, which brings the carriers; it also signs tracking events',
  ),
  TERMINAL_URL: variable(
    serviceUrl('https://api.terminal.africa/v1'),
    'https://… of Terminal Africa’s API, with its version',
    'Terminal’s address, or its sandbox’s',
  ),
  STORE_STREET: variable(
    optional(text),
    'house and street of the store in Ibadan',
    'address of the store, for parcels and pick-ups: its street in Ibadan; needed with Terminal’s key',
  ),
  STORE_PHONE: variable(
    optional(z.string().regex(/^\+234\d{10}$/)),
    'the store’s number, +234 and ten digits',
    'number that carriers call at the store; needed with Terminal’s key',
  ),
  SIMULATORS_CARRIER_DOWN: variable(
    optional(text),
    'names of states, with commas between them',
    'states for which no simulated carrier answers, such as `Kano, Borno`',
  ),
  DOJAH_SECRET_KEY: variable(optional(text), 'a key', 'identity checks'),
  DOJAH_APP_ID: variable(
    optional(text),
    'the id of an app in Dojah',
    'the app of that key; needed with it',
  ),
  DOJAH_URL: variable(
    serviceUrl('https://api.dojah.io'),
    'https://api.dojah.io or https://sandbox.dojah.io',
    'Dojah’s address, or its sandbox’s',
  ),
  CONTACT_MAIL: variable(
    optional(z.email()),
    'the address that contact messages are mailed to',
    'recipient of contact messages; without it, `MAIL_FROM`',
  ),
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
export const companions: Record<string, (keyof typeof variables)[]> = {
  FLUTTERWAVE_SECRET_KEY: ['FLUTTERWAVE_WEBHOOK_HASH'],
  MONNIFY_SECRET_KEY: ['MONNIFY_API_KEY', 'MONNIFY_CONTRACT_CODE'],
  TERMII_API_KEY: ['TERMII_SENDER_ID', 'TERMII_WEBHOOK_SECRET'],
  SMTP_URL: ['MAIL_FROM'],
  TERMINAL_SECRET_KEY: ['STORE_STREET', 'STORE_PHONE'],
  DOJAH_SECRET_KEY: ['DOJAH_APP_ID'],
}

export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
