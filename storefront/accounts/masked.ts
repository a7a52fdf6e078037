/** `ada@example.com` → `a**@example.com`: enough to recognise one's own address. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, host] = [email.slice(0, at), email.slice(at)]
  const visible = name.slice(0, name.length > 3 ? 2 : 1)
  return `${visible}${'*'.repeat(Math.max(2, name.length - visible.length))}${host}`
}
