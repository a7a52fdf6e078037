import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line, Time, text } from '../field.ts'
import { keyed, PageKey } from './answers.ts'
import { WholeContacts } from './customers.ts'

export const questionStates = ['open', 'taken', 'answered'] as const

const Masked = z.string().nullable()

const ListedQuestion = z.object({
  id: Id,
  state: z.enum(questionStates),
  /** As the writer said it. */
  name: z.string(),
  masked_email: Masked,
  masked_phone: Masked,
  /** How it begins. */
  beginning: z.string(),
  pictures: z.number().int(),
  received_at: Time,
  /** The member who has it, or answered it. */
  by: z.string().nullable(),
  taken_at: Time.nullable(),
  answered_at: Time.nullable(),
})
export type ListedQuestion = z.infer<typeof ListedQuestion>

export const OfficeQuestion = ListedQuestion.extend({
  question: z.string(),
  answer: z.string().nullable(),
  picture_ids: z.array(Id),
  /** It is the reading member's to answer. */
  is_own: z.boolean(),
  /** Its holder has not answered for `questionHours`: another member may take it. */
  is_stale: z.boolean(),
  /** The account with the same e-mail address or else phone number, which the writer has not proved. */
  customer_id: Id.nullable(),
})
export type OfficeQuestion = z.infer<typeof OfficeQuestion>

const params = z.object({ id: IdInput })
const one = z.object({ data: OfficeQuestion })
const access = { staff: 'messages.answer' } as const
const errors = ['not_found', 'conflict'] as const

/** Contact messages as a queue. */
export const questions = {
  questions: officeEndpoint({
    method: 'GET',
    path: '/office/questions',
    access,
    summary:
      'Contact messages: those that wait, the oldest first; those that are answered, the newest first',
    query: z.object({
      /** Left out: open and taken. `mine`: taken by the member. */
      state: z.enum([...questionStates, 'mine']).optional(),
      /** An e-mail address or phone number; else the beginning of a name. */
      search: line(100).optional(),
      after: PageKey,
    }),
    answer: z.object({ data: keyed(ListedQuestion) }),
  }),
  questionsWaiting: officeEndpoint({
    method: 'GET',
    path: '/office/questions-waiting',
    access: { ...access, isBackground: true },
    summary: 'How many contact messages are open, and since when the oldest is',
    answer: z.object({
      data: z.object({ as_of: Time, count: z.number().int(), oldest_at: Time.nullable() }),
    }),
  }),
  question: officeEndpoint({
    method: 'GET',
    path: '/office/questions/{id}',
    access,
    summary: 'One contact message',
    params,
    answer: one,
    errors: ['not_found'],
  }),
  questionContacts: officeEndpoint({
    method: 'GET',
    path: '/office/questions/{id}/contacts',
    access: { staff: 'customers.contact' },
    contactsOf: 'question',
    summary: 'The contacts in a contact message, not masked',
    params,
    answer: z.object({ data: WholeContacts }),
    errors: ['not_found'],
  }),
  questionPicture: officeEndpoint({
    method: 'GET',
    path: '/office/questions/{id}/pictures/{picture}',
    access,
    summary: 'A picture that came with a contact message',
    params: params.extend({ picture: IdInput }),
    answer: z.object({}),
    file: 'image/jpeg',
    errors: ['not_found'],
  }),
  takeQuestion: officeEndpoint({
    method: 'POST',
    path: '/office/questions/{id}/take',
    access,
    keyed: true,
    summary: 'Take an open contact message, or one whose holder has not answered for two hours',
    params,
    answer: one,
    errors,
  }),
  releaseQuestion: officeEndpoint({
    method: 'POST',
    path: '/office/questions/{id}/release',
    access,
    keyed: true,
    summary: 'Give a contact message back to the queue',
    params,
    answer: one,
    errors,
  }),
  answerQuestion: officeEndpoint({
    method: 'POST',
    path: '/office/questions/{id}/answer',
    access,
    keyed: true,
    summary: 'Answer a contact message that the member has taken, by e-mail',
    params,
    body: z.object({ answer: text(5000, { characters: 2, words: 'Write the answer' }) }),
    answer: one,
    errors,
  }),
} as const
