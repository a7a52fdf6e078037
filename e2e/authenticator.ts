import type { CDPSession, Page } from '@playwright/test'

/** Passkeys need a domain or `localhost`; the other journeys go to the same mall by its number. */
export const atLocalhost = (baseURL = '') => baseURL.replace('127.0.0.1', 'localhost')

/** A device with a screen lock that stores passkeys, as phones are. */
export async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}
