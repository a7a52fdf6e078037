// The figures that people read: texts of pages are made from them, and what the code does is.

/** The charge for a deposit, naira (checkout and rooms specification, section 9); never more than came in. */
export const depositChargeNaira = 50

/** How long an order waits for its card payment and holds its stock. */
export const cardPaymentMinutes = 30

/** How long an order that is paid at pick-up waits for its customer. */
export const pickupHours = 72

/** The same for a customer whose identity is not checked and who has had no order delivered. */
export const firstPickupHours = 48

/** Orders that one picker takes at once. */
export const maxPickedOrders = 50

/** Parcels that a carrier's driver takes at one time. */
export const maxManifestParcels = 200

/** Orders whose documents are one PDF. */
export const maxPrintedOrders = 50

/** How long a carrier's quote is valid. */
export const quoteMinutes = 30

/** How long an item stays saved (contract's section 6). */
export const savedItemDays = 60

/** How long a code works, and how long until the next one can be requested. */
export const codeMinutes = 10
export const codeResendMinutes = 2

export const codeDigits = 6

/** The longest time for which somebody stays signed in. */
export const sessionDays = 90

/** How long a proof of who one is holds before it is asked for again. */
export const confirmedMinutes = 10

/** How long a new contact proves nothing by itself, and how long a change can be undone. */
export const youngContactHours = 72

/**
 * The highest limit that an owner may set to what 24 hours of wallet payments come to without a question. At first it is
 * ₦50,000, the default of `accounts.wallet_limit_kobo`.
 */
export const maxWalletLimitNaira = 10_000_000

/** How long an idempotency key refers to the same order. */
export const idempotencyKeyHours = 24

/** Pictures with a contact message, and the bytes of each as it is sent. */
export const maxContactPictures = 4
export const maxContactPictureBytes = 5 * 1024 * 1024

/** Units on one line of a cart or an order. */
export const maxUnitsPerLine = 10_000

/** Lines of a cart, and of what is done with one: its current prices, its coupon, its order, its merge. */
export const maxCartLines = 100

/** Lines that one addition to a cart may name: what is more than a cart holds is told so, up to here. */
export const maxAddedLines = 500

/** Orders in a list as a file: the newest. A longer PDF is useless. */
export const maxOrdersInFile = { csv: 2_000, pdf: 500 } as const

/** Transactions in a wallet statement as PDF: a longer one is useless, and slow to render. */
export const maxStatementPdfRows = 500

/** The office's sessions end after this long without a call, and after this long in any case. */
export const officeIdleMinutes = 30
export const officeSessionHours = 12

/** How long the second factor of an office session holds for what asks for it again. */
export const stepUpMinutes = 5

/** How many wrong codes of a day close the office's digits in browsers that the member's account does not know. */
export const officeCodeAttempts = 10

/** How long an invitation to the office can be taken up. */
export const invitationDays = 7

/** Of a picture that staff send, and how many a product has of each choice at most. */
export const maxPictureBytes = 12 * 1024 * 1024
export const maxProductPictures = 20

/** Messages, reviews and comments that a customer’s page in the office lists of each. */
export const customerEntries = 50

/** A member who has taken a contact message has it alone for so long. */
export const questionHours = 2

/** Rows of a list in the office are counted up to here. */
export const officeCountedRows = 1_000

/** Rows of one page of a list in the office. */
export const officePageRows = 50

/** A CSV of products: bytes, and rows; and products of one selection or cells of one grid. */
export const maxBulkFileBytes = 50 * 1024 * 1024
export const maxBulkRows = 100_000
export const maxBulkSelected = 10_000

/** How long a bulk change can be undone. */
export const bulkUndoDays = 30

/** Products that staff pin to one search at most, and meanings of one synonym. */
export const maxPins = 10
export const maxMeanings = 20

/** A change of a price by more than so much is typed twice. */
export const farPricePercent = 30

/** Whether a price is so far from the one before that it is typed twice. Both kobo, or both naira. */
export function isFarPrice(before: number, after: number): boolean {
  return Math.abs(after - before) * 100 > before * farPricePercent
}
