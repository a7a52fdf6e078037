import { z } from 'zod'
import { pickupPricing } from '#contract/shop/payment-methods.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { dayAndTime, template, time } from './template.ts'

/** The messages about orders. */
export const orderTemplates = {
  order_paid: orderTemplate(({ code, sum }) => ({
    change: 'is paid',
    sentence: `Your order ${code} for ${sum} is paid, and we are getting it ready.`,
  })),
  order_reserved: orderTemplate(({ code, sum, until }) => ({
    change: 'is kept for you',
    sentence: `Your order ${code} for ${sum} is kept for you until ${until}. You pay when you pick it up. ${pickupPricing}`,
    short: `Your order ${code} is kept for you until ${until}. It is priced at pickup, subject to price change.`,
  })),
  order_ready: orderTemplate(({ code, until, digits }) => ({
    change: 'is ready',
    // Only what is paid at the counter has a time until which it waits.
    sentence: until
      ? `Your order ${code} is ready for you at our store until ${until}. You pay when you pick it up. ${pickupPricing}${sayDigits(digits)}`
      : `Your order ${code} is ready for you at our store.${sayDigits(digits)}`,
    ...(until && {
      short: `Your order ${code} is ready until ${until}.${digits && ` Say ${digits}.`} It is priced at pickup, subject to price change.`,
    }),
  })),
  order_sent: orderTemplate(({ code }) => ({
    change: 'is on its way',
    sentence: `Your order ${code} is on its way to you.`,
  })),
  order_delivered: orderTemplate(({ code }) => ({
    change: 'was delivered',
    sentence: `Your order ${code} was delivered. Is something wrong with it? Tell us within 7 days.`,
  })),
  order_collected: orderTemplate(({ code, sum }) => ({
    change: 'was picked up',
    sentence: `Your order ${code} was handed over at our store. You paid ${sum}. Is something wrong with it? Tell us within 7 days.`,
    short: `Your order ${code} was handed over at our store. Is something wrong with it? Tell us within 7 days.`,
  })),
  order_late: orderTemplate(({ code, note }) => ({
    change: 'comes later',
    sentence: `Your order ${code} comes later than planned. ${note}`,
    short: `Your order ${code} comes later than planned. The order’s page says why.`,
  })),
  order_note: orderTemplate(({ code, note }) => ({
    change: 'has a new note',
    sentence: `We wrote a note on your order ${code}: ${note}`,
    short: `We wrote a note on your order ${code}. It is on the order’s page.`,
  })),
  order_payment_failed: orderTemplate(({ code, until }) => ({
    change: 'is not paid',
    sentence: `The payment for your order ${code} did not go through. You can pay again until ${until}.`,
  })),
  /** Of an order that was taken at the telephone. */
  order_pay_link: template({
    values: z.object({
      orderCode: z.string(),
      amountKobo: z.number().int(),
      until: z.coerce.date(),
      payLink: z.string(),
    }),
    isCode: false,
    write({ orderCode, amountKobo, until, payLink }, { storeName }) {
      const sum = formatNaira(amountKobo)
      return {
        sms: `${storeName}: pay ${sum} for order ${orderCode} until ${time.format(until)}: ${payLink}`,
        subject: `Pay for your ${storeName} order`,
        mail: [
          `At the telephone you ordered ${orderCode} for ${sum}. You can pay for it until ${dayAndTime.format(until)}; after that it ends by itself.`,
        ],
        link: { text: 'Pay for the order', href: payLink },
      }
    },
  }),
  order_cancelled: orderTemplate(({ code }) => ({
    change: 'was cancelled',
    sentence: `Your order ${code} was cancelled. You owe nothing for it.`,
  })),
  order_cancelled_paid: orderTemplate(({ code, sum }) => ({
    change: 'was cancelled',
    sentence: `Your order ${code} was cancelled. ${sum} goes back the way it was paid.`,
  })),
  order_left: orderTemplate(({ code }) => ({
    change: 'was collected before we could stop it',
    sentence: `A carrier had collected your cancelled order ${code}. Please do not take it in: it comes back to us.`,
  })),
  order_refunded: orderTemplate(({ code, sum }) => ({
    change: 'is paid back',
    sentence: `${sum} for your order ${code} is on its way back to you.`,
  })),
  payment_returned: orderTemplate(({ code, sum }) => ({
    change: 'could not be paid any more',
    sentence: `Your payment of ${sum} could not be used for order ${code} any more. It is on its way back to you.`,
  })),
}

/** The request to say the code at the counter; empty without digits. */
function sayDigits(digits: string): string {
  return digits && ` Say ${digits} at the counter, or your name.`
}

/** Lines of an order that a mail names. */
const maxItems = 10

/** One sentence about an order; a mail also has what was ordered and the link to its page. */
function orderTemplate(
  write: (facts: { code: string; sum: string; until: string; note: string; digits: string }) => {
    /** What happened to it, after 'Your order'. */
    change: string
    sentence: string
    /** For an SMS, where the sentence may be too long. */
    short?: string
  },
) {
  return template({
    values: z.object({
      orderCode: z.string(),
      amountKobo: z.number().int(),
      /** Until when a pick-up waits, or an order can be paid. */
      until: z.coerce.date().nullable(),
      /** What stands on the order's page. */
      note: z.string().nullable().default(null),
      /** The digits to say at the counter; a release before this one sends none. */
      pickupCode: z.string().nullable().default(null),
      /** '2 × Kettle, Black' */
      items: z.array(z.string()).default([]),
      /** The address of a picture of each of them, `/media/…`; a release before this one sends none. */
      linePictures: z.array(z.string().nullable()).default([]),
    }),
    isCode: false,
    write(
      { orderCode, amountKobo, until, note, pickupCode, items, linePictures },
      { storeName, publicUrl },
    ) {
      const { change, sentence, short } = write({
        code: orderCode,
        sum: formatNaira(amountKobo),
        until: until ? dayAndTime.format(until) : '',
        note: note ?? '',
        digits: pickupCode ?? '',
      })
      const lines = items.slice(0, maxItems).map((text, place) => {
        const address = linePictures[place]
        return { text, pictureUrl: address ? `${publicUrl}${address}.jpg?w=96` : null }
      })
      const more = items.length - maxItems
      return {
        sms: `${storeName}: ${short ?? sentence}`,
        subject: `Your ${storeName} order ${change}`,
        mail: [sentence],
        lines: [...lines, ...(more > 0 ? [{ text: `and ${more} more`, pictureUrl: null }] : [])],
        link: {
          text: 'The order’s page',
          href: `${publicUrl}/dashboard/orders/orderdetails?order_code=${orderCode}`,
        },
      }
    },
  })
}
