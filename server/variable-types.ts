import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'

const packageFile = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
export const ownVersion = z.object({ version: z.string() }).parse(JSON.parse(packageFile)).version

/** An unset and an empty variable mean the same. */
export const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional())
export const text = z.string().trim().min(1)
export const or = <T extends string | number>(type: z.ZodType<T>, otherwise: T) =>
  z.preprocess((value) => value || otherwise, type)

/** Scheme, host and port alone: everything has its place behind them. */
export const origin = z
  .url({ protocol: /^https?$/ })
  .refine((address) => {
    if (!URL.canParse(address)) return false
    const { pathname, search, hash, username, password } = new URL(address)
    return pathname === '/' && search + hash + username + password === '' && !/[?#]$/.test(address)
  })
  .transform((address) => new URL(address).origin)

/** A name or an address to listen on; one of IPv6 with its brackets or without. */
export const listenHost = text
  .transform((host) => host.replace(/^\[(.*)\]$/, '$1'))
  .refine((host) => isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host))

export const serviceUrl = (otherwise: string) =>
  or(z.url({ protocol: /^https$/ }).transform(withoutSlash), otherwise)

/**
 * `form` ends the sentence 'it should be …'; `meaning` is for docs/running.md, whose table `npm run variables`
 * writes.
 */
export const variable = <T extends z.ZodType>(type: T, form: string, meaning: string) =>
  type.meta({ description: form, meaning })

export function whole(
  { from, to, otherwise }: { from: number; to: number; otherwise: number },
  meaning: string,
) {
  const type = or(z.coerce.number<number>().int().min(from).max(to), otherwise)
  return variable(type, `a whole number from ${from} to ${to}`, meaning)
}

export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
