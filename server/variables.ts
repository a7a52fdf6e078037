import { z } from 'zod'
import {
  listenHost,
  optional,
  or,
  origin,
  ownVersion,
  serviceUrl,
  text,
  variable,
  whole,
  withoutSlash,
} from './variable-types.ts'

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
    or(listenHost, '127.0.0.1'),
    'an address of this machine',
    'address to listen on; `0.0.0.0` for all of this machine, which needs `SIMULATORS_PASSWORD` beside simulators',
  ),
  PUBLIC_URL: variable(
    optional(origin),
    'the address that shoppers see, http://… or https://…, without a path',
    'address that shoppers see: canonical links, sitemap; with `https` secure cookies, and TLS demanded of all hosts below it; passkeys are made for its domain and are lost with it, and none are offered at an IP address',
  ),
  OFFICE_URL: variable(
    optional(origin),
    'the address that the staff sees, http://… or https://…, with a host of its own and without a path',
    'address of the staff’s app, on a host of its own: the shoppers’ host then knows neither `/office` nor its calls, and this host no page of the shop; without it the app is at `/office` of `PUBLIC_URL`',
  ),
  RELEASE: variable(
    or(text.max(80), ownVersion),
    'the name of a release',
    'name of the release that the process runs, which `/office/mall` lists; by default its version',
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
    '32 characters or more; opens the [keys](#keys) in the database. Without it, one is made in `DATA_DIR/mall.secret`',
  ),
  MALL_SECRET_OLD: variable(
    optional(text.min(32)),
    'the secret before MALL_SECRET',
    'the secret before this one, while it is being changed: see below',
  ),
  DATABASE_URL: variable(
    optional(z.url({ protocol: /^postgres(ql)?$/ })),
    'postgres://user:password@host:port/database',
    'any PostgreSQL 15 or newer instead of the embedded one',
  ),
  DATABASE_REPLICA_URL: variable(
    optional(z.url({ protocol: /^postgres(ql)?$/ })),
    'postgres://user:password@host:port/database of a standby',
    'a standby of `DATABASE_URL`, or a proxy before several: listings, search, product pages and sitemaps are read there while it is at most 5 s late; without it everything is read from the primary',
  ),
  DATABASE_CONNECTIONS: whole(
    { from: 2, to: 500, otherwise: 8 },
    'maximum of database connections for each process, and of those to the replica; on two cores more do not help',
  ),
  DATABASE_STANDBYS: variable(
    optional(z.coerce.number<number>().int().min(0).max(20)),
    'a whole number from 0 to 20',
    'standbys that copy `DATABASE_URL`, for the alert where one is missing; by default 2 with `MACHINES=many`, as `ops/` has them, and none without it',
  ),
  MACHINES: variable(
    optional(z.enum(['many'])),
    'many, or nothing',
    '`many`: other machines run this mall too, so `MALL_SECRET`, `DATABASE_URL`, `PROCESSES` and pictures that all of them reach are needed: [below](#many-machines)',
  ),
  PROCESSES: whole(
    { from: 1, to: 1_000, otherwise: 1 },
    'number of processes of this mall, on all machines; a start is refused where together they could open more connections than the database takes',
  ),
  SIMULATORS: variable(
    optional(z.enum(['allowed'])),
    'allowed, or nothing',
    '`allowed` lets production run with simulators instead of providers',
  ),
  SIMULATORS_PASSWORD: variable(
    optional(text.min(12)),
    '12 characters or more',
    '12 characters or more; the console `/simulators` then asks for it (any name). Needed where others reach the console: `HOST` beyond this machine, or `TRUST_PROXY`',
  ),
  TRUST_PROXY: whole(
    { from: 0, to: 10, otherwise: 0 },
    'number of proxies before the mall, to find the caller’s address',
  ),
  RATE_LIMIT: variable(
    or(z.coerce.number<number>().int().min(2_000), 6_000),
    'requests that one address may make a minute, at least 2000',
    'maximum of requests a minute from one address',
  ),
  MAX_CONNECTIONS: whole(
    { from: 100, to: 1_000_000, otherwise: 10_000 },
    'connections open at once; above it idle ones are closed, then new ones refused. The process needs as many open files (`ulimit -n`)',
  ),
  MAX_CONNECTIONS_PER_ADDRESS: whole(
    { from: 20, to: 1_000_000, otherwise: 2_000 },
    'of them from one address, or one IPv6 network of 64 bits; not counted with `TRUST_PROXY`, where all come from the proxy',
  ),
  SHUTDOWN_GRACE: variable(
    z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.coerce.number().min(0).max(600).optional(),
    ),
    'seconds, 0 to 600',
    'seconds between `/readyz` saying 503 and the end, after SIGTERM; in production the default is 5',
  ),
  METRICS_PORT: variable(
    optional(z.coerce.number<number>().int().min(1).max(65_535)),
    'a port from 1 to 65535',
    'port, on `HOST`, for `/metrics` alone; the public port then does not have it',
  ),
  METRICS_TOKEN: variable(
    optional(text.min(16)),
    '16 characters or more that nobody can guess',
    '16 characters or more, sent as `Authorization: Bearer …`; without it and without a port of its own `/metrics` answers programs on this machine only, and never through a proxy',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    optional(z.url({ protocol: /^https?$/ }).transform(withoutSlash)),
    'the address of an OpenTelemetry receiver, http://… or https://…',
    'OpenTelemetry receiver (OTLP over HTTP) for traces; without it nothing of OpenTelemetry is loaded',
  ),
  LOG_LEVEL: variable(
    or(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
    'fatal, error, warn, info, debug, trace or silent',
    '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`; with `npm start` the default is `warn`',
  ),
  DISK_FREE_MB: whole(
    { from: 0, to: 1_000_000_000, otherwise: 64 },
    'megabytes that have to be free on the disk of `DATA_DIR`, and of a `MEDIA_FOLDER` that no other machine shares; with less `/readyz` says 503',
  ),
  MEDIA_FOLDER: variable(
    optional(text),
    'a folder',
    'folder of the pictures, such as one that all machines mount; by default `media` in `DATA_DIR`',
  ),
  MEDIA_S3_ENDPOINT: variable(
    optional(z.url()),
    'https://… of an S3-compatible store',
    'S3-compatible store for pictures instead of the folder; needs the four below',
  ),
  MEDIA_S3_BUCKET: variable(
    optional(text),
    'a bucket’s name',
    'its bucket; the key reads, writes and lists it',
  ),
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
  SMS_COUNTRIES: variable(
    or(z.string().regex(/^\d{1,3}(,\d{1,3})*$/), '234'),
    'country codes without plus, with commas between them',
    'country codes that SMS and WhatsApp messages go to, such as `234,233`; nothing leaves for others',
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
    'recipient of contact messages, and in `/.well-known/security.txt`; without it, `MAIL_FROM`, and the contact form',
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
