/** `ada@example.com` → `a**@example.com`: enough to know one's own address by. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, host] = [email.slice(0, at), email.slice(at)]
  const shown = name.slice(0, name.length > 3 ? 2 : 1)
  return `${shown}${'*'.repeat(Math.max(2, name.length - shown.length))}${host}`
}
