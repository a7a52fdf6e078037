/**
 * The origin in which passkeys work, for a mall at `publicUrl`; null where they work nowhere. WebAuthn needs
 * a domain with TLS, or `localhost`: an IP address is neither, and this machine's own has that other name.
 */
export function passkeyOrigin(publicUrl: string): string | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (/^(127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(hostname)) {
    return `http://localhost${port && `:${port}`}`
  }
  if (/^[\d.]+$|^\[/.test(hostname)) return null
  return protocol === 'https:' || hostname === 'localhost' ? origin : null
}
