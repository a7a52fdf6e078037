import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { providers } from './variables.ts'

const credentials = {
  ...Object.fromEntries(Object.values(providers).map((name) => [name, 'key'])),
  FLUTTERWAVE_WEBHOOK_HASH: 'a hash of the dashboard',
  MONNIFY_API_KEY: 'name',
  MONNIFY_CONTRACT_CODE: '1234567890',
  TERMII_SENDER_ID: 'Oja',
  TERMII_WEBHOOK_SECRET: 'key',
  SMTP_URL: 'smtp://user:secret@mail.example.com:587',
  MAIL_FROM: 'mall@example.com',
  STORE_STREET: '1 Store Road',
  STORE_PHONE: '+2348031000100',
  DOJAH_APP_ID: 'app',
}

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    PUBLIC_URL: 'http://127.0.0.1:3000',
  })
})

test('an empty variable is one that is not set', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '', NODE_ENV: '', SMTP_URL: '' })
  expect(config).toMatchObject({ PORT: 3000, NODE_ENV: 'development' })
  expect(config.DATABASE_URL).toBeUndefined()
})

test('every wrong variable is named, with what it should be', () => {
  expect(() =>
    readConfig({ PORT: '80000', DATABASE_URL: 'mysql://here', LOG_LEVEL: 'loud' }),
  ).toThrow(
    /PORT is '80000' and should be: a port[\s\S]*DATABASE_URL is a value and should be: postgres:\/\/[\s\S]*LOG_LEVEL is 'loud'/,
  )
})

test('a wrong address with a password in it is not repeated', () => {
  const wrong = { DATABASE_URL: 'mysql://oja:hunter2@db/oja', SMTP_URL: 'hunter2' }
  expect(() => readConfig(wrong)).toThrow(ConfigError)
  expect(() => readConfig(wrong)).not.toThrow(/hunter2/)
})

test('without credentials a provider is its simulator', () => {
  expect(readConfig({}).simulated).toEqual(Object.keys(providers))
  const { SMTP_URL, MAIL_FROM } = credentials
  expect(readConfig({ SMTP_URL, MAIL_FROM }).simulated).not.toContain('smtp')
})

test('production refuses to start on simulators, unless they are allowed', () => {
  const withoutOne = { ...credentials, DOJAH_SECRET_KEY: '' }
  expect(() => readConfig({ NODE_ENV: 'production', ...withoutOne })).toThrow(
    /DOJAH_SECRET_KEY \(dojah\)[\s\S]*SIMULATORS=allowed/,
  )
  const MALL_SECRET = 'a secret of thirty-two characters'
  expect(() => readConfig({ NODE_ENV: 'production', ...credentials })).toThrow(/MALL_SECRET/)
  expect(readConfig({ NODE_ENV: 'production', MALL_SECRET, ...credentials }).simulated).toEqual([])
  const allowed = readConfig({ NODE_ENV: 'production', SIMULATORS: 'allowed' })
  expect(allowed.simulated).toEqual(Object.keys(providers))
})

test('a provider’s credentials are nothing without what goes with them', () => {
  expect(() => readConfig({ TERMII_API_KEY: 'key' })).toThrow(
    'TERMII_API_KEY needs TERMII_SENDER_ID and TERMII_WEBHOOK_SECRET beside it.',
  )
  expect(() => readConfig({ SMTP_URL: credentials.SMTP_URL })).toThrow(/MAIL_FROM/)
})

test('beyond this machine the console of the simulators needs a password', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'mall.example.com']) {
    expect(() => readConfig({ HOST })).toThrow(/SIMULATORS_PASSWORD/)
    expect(readConfig({ HOST, SIMULATORS_PASSWORD: 'long enough to try' }).HOST).toBe(HOST)
    const real = { NODE_ENV: 'production', MALL_SECRET: 'a secret of thirty-two characters' }
    expect(readConfig({ HOST, ...real, ...credentials }).simulated).toEqual([])
  }
  expect(() => readConfig({ TRUST_PROXY: '1' })).toThrow(/SIMULATORS_PASSWORD/)
  for (const HOST of ['127.0.0.1', '127.0.1.1', 'localhost', '::1', '[::1]', '']) {
    expect(() => readConfig({ HOST })).not.toThrow()
  }
})

test('many machines need what they share: secret, database and pictures', () => {
  const MALL_SECRET = 'a secret of thirty-two characters'
  const DATABASE_URL = 'postgres://oja@db:5000/oja'
  expect(() => readConfig({ MACHINES: 'many' })).toThrow(
    'MACHINES=many needs MALL_SECRET and DATABASE_URL and PROCESSES beside it.',
  )
  expect(() => readConfig({ MACHINES: 'many', MALL_SECRET, DATABASE_URL, PROCESSES: '2' })).toThrow(
    /needs pictures that all machines reach: MEDIA_S3_ENDPOINT .* MEDIA_FOLDER/,
  )
  const shared = { MACHINES: 'many', MALL_SECRET, DATABASE_URL, PROCESSES: '2' }
  expect(readConfig({ ...shared, MEDIA_FOLDER: '/srv/pictures' }).MACHINES).toBe('many')
  expect(readConfig({ ...shared, MEDIA_S3_ENDPOINT: 'https://s3.example.com' }).PROCESSES).toBe(2)
  expect(() => readConfig({ MACHINES: 'few' })).toThrow(/MACHINES is 'few' and should be: many/)
})

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['[::1]', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000'],
  ['192.168.1.7', 'http://192.168.1.7:3000'],
])('without PUBLIC_URL a mall on %s has the address %s', (HOST, PUBLIC_URL) => {
  const config = readConfig({ HOST, SIMULATORS_PASSWORD: 'long enough to try' })
  expect(config.PUBLIC_URL).toBe(PUBLIC_URL)
  expect(config.HOST).toBe(HOST.replace(/[[\]]/g, ''))
})

test.each([
  ['https://mall.example.com', 'https://mall.example.com'],
  ['https://Mall.Example.com/', 'https://mall.example.com'],
  ['http://[::1]:3000/', 'http://[::1]:3000'],
])('an address of the mall is an origin: %s', (sent, origin) => {
  expect(readConfig({ PUBLIC_URL: sent }).PUBLIC_URL).toBe(origin)
  expect(readConfig({ PUBLIC_URL: 'https://shop.test', OFFICE_URL: sent }).OFFICE_URL).toBe(origin)
})

test.each([
  ['PUBLIC_URL', 'https://mall.example.com/shop'],
  ['PUBLIC_URL', 'https://mall.example.com/?a=1'],
  ['PUBLIC_URL', 'https://mall.example.com/#a'],
  ['PUBLIC_URL', 'https://ada:secret@mall.example.com'],
  ['PUBLIC_URL', 'ftp://mall.example.com'],
  ['PUBLIC_URL', 'mall.example.com'],
  ['OFFICE_URL', 'https://office.example.com/office'],
  ['HOST', 'not a host'],
  ['HOST', 'mall:80'],
  ['HOST', 'http://mall'],
  ['HOST', '[::'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const refused = () => readConfig({ [name]: value })
  expect(refused).toThrow(ConfigError)
  expect(refused).toThrow(new RegExp(`^ {2}${name} is '.*' and should be: .*$`, 'm'))
})
