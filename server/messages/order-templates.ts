import { z } from 'zod'
import { pickupPricing } from '#contract/shop/payment-methods.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { dayAndTime, template, time } from './template.ts'

/** The messages about orders. */
export const orderTemplates = {
  order_paid: orderTemplate(({ code, sum }) => ({
    change: 'is paid',
    sentence: `Your order ${code} for ${sum} is paid. We are preparing it.`,
  })),
  order_reserved: orderTemplate(({ code, sum, until }) => ({
    change: 'is reserved',
    sentence: `Your order ${code} for ${sum} is reserved until ${until}. Pay at the store when you collect. ${pickupPricing}`,
    short: `Your order ${code} is reserved until ${until}. It is priced at pickup, subject to price change.`,
  })),
  order_ready: orderTemplate(({ code, until, digits }) => ({
    change: 'is ready',
    // Only what is paid at the counter has a time until which it waits.
    sentence: until
      ? `Your order ${code} is ready for pick-up at our store until ${until}. Pay when you collect. ${pickupPricing}${sayDigits(digits)}`
      : `Your order ${code} is ready for pick-up at our store.${sayDigits(digits)}`,
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
    sentence: `Your order ${code} was delivered. If anything is wrong, tell us within 7 days.`,
  })),
  order_collected: orderTemplate(({ code, sum }) => ({
    change: 'was picked up',
    sentence: `Your order ${code} was picked up at our store. You paid ${sum}. If anything is wrong, tell us within 7 days.`,
    short: `Your order ${code} was picked up at our store. If anything is wrong, tell us within 7 days.`,
  })),
  order_late: orderTemplate(({ code, note }) => ({
    change: 'is delayed',
    sentence: `Your order ${code} is delayed. ${note}`,
    short: `Your order ${code} is delayed. See the order page for details.`,
  })),
  order_note: orderTemplate(({ code, note }) => ({
    change: 'has a new note',
    sentence: `There is a note on your order ${code}: ${note}`,
    short: `There is a new note on your order ${code}. See the order page.`,
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
          `You placed order ${orderCode} by phone for ${sum}. You can pay until ${dayAndTime.format(until)}. After that we cancel the order.`,
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
    sentence: `Your order ${code} was cancelled. We are refunding ${sum} the way you paid.`,
  })),
  order_left: orderTemplate(({ code }) => ({
    change: 'was collected before we could stop it',
    sentence: `A carrier collected your cancelled order ${code}. Please do not accept it: it is coming back to us.`,
  })),
  order_refunded: orderTemplate(({ code, sum }) => ({
    change: 'is refunded',
    sentence: `Your refund of ${sum} for order ${code} is on its way.`,
  })),
  payment_returned: orderTemplate(({ code, sum }) => ({
    change: 'could no longer be paid',
    sentence: `We could not use your payment of ${sum} for order ${code}. Your refund is on its way.`,
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
          text: 'View order',
          href: `${publicUrl}/dashboard/orders/orderdetails?order_code=${orderCode}`,
        },
      }
    },
  })
}
