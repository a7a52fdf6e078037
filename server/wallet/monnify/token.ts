import { type BreakerOptions, openProvider, ProviderError } from '#server/platform/provider.ts'
import { Login, open } from './facts.ts'

export interface MonnifyAccess {
  /** Without a slash at its end. */
  url: string
  apiKey: string
  secretKey: string
  contractCode: string
}

export interface MonnifyTimeouts {
  /** Monnify's time limit, ms. */
  timeoutMs: number
  /** The circuit breaker's pause after failures, ms. */
  cooldownMs: number
}

/** A token is no longer used so long before it expires. */
const tokenMarginMs = 60_000

/** One token for all calls, until it expires or Monnify rejects it. */
export class MonnifyToken {
  readonly #logIn: () => Promise<{ value: string; until: number }>
  #token: Promise<{ value: string; until: number }> | undefined

  constructor(
    { url, apiKey, secretKey }: MonnifyAccess,
    options: MonnifyTimeouts & Pick<BreakerOptions, 'log'>,
  ) {
    const credentials = Buffer.from(`${apiKey}:${secretKey}`).toString('base64')
    const headers = () => ({ authorization: `Basic ${credentials}` })
    const { call } = openProvider({
      name: 'Monnify',
      about: 'login',
      url,
      headers,
      open,
      ...options,
      // The breaker of the calls that need a token is enough.
      maxFailures: Number.POSITIVE_INFINITY,
    })
    this.#logIn = async () => {
      const { accessToken, expiresIn } = await call(Login, 'POST', '/api/v1/auth/login')
      // A token's validity is in the machine's time, not the mall's.
      return { value: accessToken, until: performance.now() + expiresIn * 1000 - tokenMarginMs }
    }
  }

  /** Throws `ProviderError`, always `unavailable`: the call that needed the token was not sent. */
  async get(): Promise<string> {
    const current = this.#token
    const known = await current?.catch(() => undefined)
    if (known && known.until > performance.now()) return known.value
    // The first caller requests a new one; all others wait for the same.
    if (this.#token === current || !this.#token) this.#token = this.#logIn()
    try {
      return (await this.#token).value
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      throw new ProviderError('unavailable', `the login: ${error.message}`, { cause: error })
    }
  }

  clear(): void {
    this.#token = undefined
  }
}
