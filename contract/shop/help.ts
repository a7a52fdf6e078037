import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Email, Id, line, PhoneNumber, text } from '../field.ts'
import { maxContactPictureBytes, maxContactPictures } from '../limits.ts'

const FaqTopic = z.object({
  topic_title: z.string(),
  questions: z.array(z.object({ id: Id, question: z.string(), answer: z.string() })),
})

export const HelpContent = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  features_title: z.string().nullable(),
  features: z.array(z.object({ icon: z.string(), title: z.string(), description: z.string() })),
  subtitles: z.array(z.object({ title: z.string(), description: z.string() })),
})

function helpPage<P extends `/help-center/${string}`>(path: P, summary: string) {
  return endpoint({
    method: 'GET',
    path,
    access: 'public',
    shared: true,
    mayLag: true,
    summary,
    answer: z.object({ data: z.object({ message: HelpContent }) }),
  })
}

export const help = {
  faq: endpoint({
    method: 'GET',
    path: '/get-faq-list',
    access: 'public',
    shared: true,
    mayLag: true,
    summary: 'Questions and answers by topic (here `message` is the list, by specification)',
    answer: z.object({ message: z.array(FaqTopic) }),
  }),
  about: helpPage('/help-center/about-us', 'About us'),
  refundPolicy: helpPage('/help-center/refund-policy', 'Refund policy'),
  terms: helpPage('/help-center/terms-and-condition', 'Terms and conditions'),
  privacy: helpPage('/help-center/privacy-policy', 'Privacy policy'),
  contact: endpoint({
    method: 'POST',
    path: '/contact-us',
    access: 'public',
    summary: 'Write to the mall',
    body: z.object({
      first_name: line(60).min(1, 'Fill in all fields'),
      last_name: line(60).min(1, 'Fill in all fields'),
      email: Email,
      phone_number: z.union([PhoneNumber, z.literal('')]).nullish(),
      message: text(5000).min(1, 'Fill in all fields'),
      /** The names of pictures that were sent before. */
      pictures: z
        .array(z.uuid())
        .max(maxContactPictures, `Send ${maxContactPictures} pictures at most`)
        .optional(),
    }),
    answer: z.object({}),
  }),
  contactPicture: endpoint({
    method: 'POST',
    path: '/contact-us/pictures',
    access: 'public',
    summary: 'Send a picture for a message to the mall, which names it within an hour',
    // In base64.
    bodyLimit: Math.ceil((maxContactPictureBytes * 4) / 3) + 1_024,
    body: z.object({
      /** A data URL or bare base64: JPEG, PNG or WebP. */
      picture: z.string().trim().min(1, 'Choose a picture'),
    }),
    answer: z.object({ data: z.object({ picture: z.uuid() }) }),
    errors: ['overloaded'],
  }),
} as const
