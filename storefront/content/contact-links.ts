/** Where a phone number (E.164) leads: its WhatsApp chat, and a call. */
export function whatsappLink(phoneNumber: string): string {
  return `https://wa.me/${phoneNumber.replace(/\D/g, '')}`
}

export function callLink(phoneNumber: string): string {
  return `tel:${phoneNumber}`
}

/** '+2348031234567' → '0803 123 4567', as it is dialled in Nigeria; others stay as they are. */
export function dialled(phoneNumber: string): string {
  const parts = /^\+234(\d{3})(\d{3})(\d{4})$/.exec(phoneNumber)
  return parts ? `0${parts[1]} ${parts[2]} ${parts[3]}` : phoneNumber
}
