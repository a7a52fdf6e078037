import { type BreakerOptions, openProvider, ProviderError } from '#server/platform/provider.ts'
import { Login, open } from './monnify-facts.ts'

export interface MonnifyAccess {
  /** Without a slash at its end. */
  url: string
  apiKey: string
  secretKey: string
  contractCode: string
}

export interface MonnifyTimeouts {
  /** How long Monnify may take to answer, ms. */
  timeoutMs: number
  /** How long it is left alone when it fails, ms. */
  cooldownMs: number
}

/** A token is no longer used so long before it expires. */
const tokenMarginMs = 60_000

/** One token for all calls, until it expires or is not taken any more. */
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
      // How long a token holds is the machine's time, not the mall's.
      return { value: accessToken, until: performance.now() + expiresIn * 1000 - tokenMarginMs }
    }
  }

  /** Throws `ProviderError`, always `unavailable`: what the token was for has not been sent. */
  async get(): Promise<string> {
    const asked = this.#token
    const known = await asked?.catch(() => undefined)
    if (known && known.until > performance.now()) return known.value
    // Whoever comes first asks for a new one; all others wait for the same.
    if (this.#token === asked || !this.#token) this.#token = this.#logIn()
    try {
      return (await this.#token).value
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      throw new ProviderError('unavailable', `the login: ${error.message}`, { cause: error })
    }
  }

  forget(): void {
    this.#token = undefined
  }
}
