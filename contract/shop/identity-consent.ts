/**
 * What a customer agrees to by sending an identity check: displayed before the check, stored with its
 * time. Sensitive data under section 30 of the Nigeria Data Protection Act 2023. Apart from the schemas,
 * so that a browser can show it without loading zod.
 */
export const identityConsent =
  'I agree that my BVN and my picture are sent once to Dojah, which checks identities for this shop, to confirm that I am who I say I am. The shop keeps the result and a code that lets it recognise my BVN, but never the number, any of its digits or the picture.'
