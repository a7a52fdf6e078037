/** Links for a phone number (E.164): its WhatsApp chat, and a call. */
export function whatsappLink(phoneNumber: string): string {
  return `https://wa.me/${phoneNumber.replace(/\D/g, '')}`
}

export function callLink(phoneNumber: string): string {
  return `tel:${phoneNumber}`
}

/** '+2348031234567' → '0803 123 4567', as it is dialled in Nigeria; foreign numbers are unchanged. */
export function dialled(phoneNumber: string): string {
  const groups = /^\+234(\d{3})(\d{3})(\d{4})$/.exec(phoneNumber)
  return groups ? `0${groups[1]} ${groups[2]} ${groups[3]}` : phoneNumber
}
