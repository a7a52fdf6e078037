import { z } from 'zod'
import { dayAndTime, template } from './template.ts'

/** What members of the staff get; always by mail. */
export const officeTemplates = {
  staff_invitation: template({
    values: z.object({ invitationLink: z.string(), until: z.coerce.date() }),
    isCode: false,
    write: ({ invitationLink, until }, { storeName }) => ({
      sms: `You are invited to the office of ${storeName}. Check your email.`,
      subject: `You are invited to the office of ${storeName}`,
      mail: [
        `You are invited to work in the office of ${storeName}. The link below works until ${dayAndTime.format(until)}, Lagos time. It is for you only: do not share it.`,
        'Set a password or use your account’s password, then set up a second step: a passkey or an authenticator app.',
        'If you did not expect this, ignore it and nothing will happen.',
      ],
      link: { text: 'Accept the invitation', href: invitationLink },
    }),
  }),
  office_approval: template({
    values: z.object({ title: z.string(), officeLink: z.string() }),
    isCode: false,
    write: ({ title, officeLink }, { storeName }) => ({
      sms: `A request waits for you in the office of ${storeName}.`,
      subject: `A request waits for you at ${storeName}`,
      mail: [
        `${title}: another member has requested it, and it waits for your decision.`,
        'It ends after three days. You get such a mail once for each request, and none while you have the office open.',
      ],
      link: { text: 'The request', href: officeLink },
    }),
  }),
  office_orders: template({
    values: z.object({
      count: z.number().int(),
      codes: z.array(z.string()),
      officeLink: z.string(),
    }),
    isCode: false,
    write({ count, codes, officeLink }, { storeName }) {
      const what = count === 1 ? 'An order has' : `${count} orders have`
      const more = count > codes.length ? ` and ${count - codes.length} more` : ''
      return {
        sms: `${what} come in at ${storeName}.`,
        subject: `New orders at ${storeName}`,
        mail: [
          `${what} come in: ${codes.join(', ')}${more}.`,
          'You get this email at most once in ten minutes, and not while you have the office open. You can switch it off on your account page there.',
        ],
        link: { text: 'View orders', href: officeLink },
      }
    },
  }),
  staff_factor_changed: template({
    /** `change`: 'a passkey was added'. */
    values: z.object({ change: z.string(), changedAt: z.coerce.date() }),
    isCode: false,
    write({ change, changedAt }, { storeName }) {
      const what = `At your sign-in to the office of ${storeName} ${change} on ${dayAndTime.format(changedAt)}.`
      return {
        sms: `Your sign-in to the office of ${storeName} was changed. Not you? Tell an owner immediately.`,
        subject: `Your sign-in to the office of ${storeName} was changed`,
        mail: [
          what,
          'If you did this or asked for it, you do not need to do anything. Not you? Tell an owner immediately: they can suspend your access.',
        ],
      }
    },
  }),
  staff_factor_guessed: template({
    values: z.object({ member: z.string(), changedAt: z.coerce.date() }),
    isCode: false,
    write({ member, changedAt }, { storeName }) {
      const what = `Somebody with the password of ${member} entered ten wrong codes at the office of ${storeName}, the last on ${dayAndTime.format(changedAt)}.`
      return {
        sms: `Somebody is guessing codes at the office of ${storeName}. Check your email.`,
        subject: `Somebody is guessing codes at the office of ${storeName}`,
        mail: [
          what,
          'For one day this member’s app codes work only in browsers they have signed in with before. Passkeys and recovery codes work everywhere.',
          'If it was not the member, set a new password in the shop immediately. An owner can suspend the access until then.',
        ],
      }
    },
  }),
  audit_report: template({
    /** `fault`: the first entry that does not fit; null: all do. */
    values: z.object({
      entries: z.number(),
      hash: z.string(),
      fault: z.string().nullable(),
      at: z.coerce.date(),
    }),
    isCode: false,
    write({ entries, hash, fault, at }, { storeName }) {
      const when = dayAndTime.format(at)
      return {
        sms: fault
          ? `The audit of ${storeName} does not add up. Check your email.`
          : `The audit of ${storeName} adds up.`,
        subject: fault
          ? `The audit of ${storeName} does not add up`
          : `The audit of ${storeName} adds up`,
        mail: [
          fault
            ? `The audit was read on ${when} and does not add up: ${fault}. Somebody changed it directly in the database. Keep this email, and find out who had access to the database.`
            : `The audit was read on ${when}: all ${entries} entries fit.`,
          `The hash of entry ${entries}: ${hash}`,
          'Keep this email. The audit can only grow, so later reports must still have this entry with this hash.',
        ],
      }
    },
  }),
}
