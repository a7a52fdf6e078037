/** `+2348031234567` → `0803 ••• 4567`. Of a foreign number the last four digits. */
export function maskedPhone(phone: string | null): string | null {
  if (phone === null) return null
  const national = /^\+234(\d{3})\d{3}(\d{4})$/.exec(phone)
  return national ? `0${national[1]} ••• ${national[2]}` : `••• ${phone.slice(-4)}`
}

/** `ada@example.com` → `a•••@example.com`. */
export function maskedEmail(email: string | null): string | null {
  return email?.replace(/^(.).*(@.*)$/u, '$1•••$2') ?? null
}
