import { z } from 'zod'
import { officeEndpoint } from '../endpoint.ts'
import { Id, IdInput, line, Time, text } from '../field.ts'

const edit = { staff: 'content.edit' } as const
const needed = 'Fill in all fields'

export const HelpPageName = z.enum([
  'faq',
  'about-us',
  'refund-policy',
  'terms-and-condition',
  'privacy-policy',
])
export type HelpPageName = z.infer<typeof HelpPageName>

const edited = {
  /** Goes with an edit: if it changed since, the edit is refused. */
  version: z.int32(),
  edited_at: Time,
  /** A name, or what ran it. */
  edited_by: z.string(),
}

const head = {
  title: line(120).min(1, needed),
  /** Paragraphs, one a line. */
  description: text(5_000),
  /** Above the highlights; null: the page has none. */
  features_title: line(120).nullable(),
}
const Page = z.object({
  name: HelpPageName,
  ...head,
  /** The words that the mall came with: a new version of the mall may renew them, until somebody edits. */
  is_delivered: z.boolean(),
  sections: z.number().int(),
  ...edited,
})
export type OfficeHelpPage = z.infer<typeof Page>

const sectionWords = {
  title: line(200).min(1, needed),
  /** Paragraphs, one a line. */
  body: text(10_000).min(1, needed),
  /** Of questions alone. */
  topic: line(80).min(1, needed).nullable(),
  /** Of highlights alone: the name of one of the mall's icons. */
  icon: line(40).min(1, needed).nullable(),
}
/** A titled part of a page · a highlight, with an icon · a question, under its topic. */
const SectionKind = z.enum(['section', 'feature', 'question'])
const Section = z.object({ id: Id, kind: SectionKind, ...sectionWords, ...edited })
export type HelpSection = z.infer<typeof Section>

const ofPage = z.object({ page: HelpPageName })
const ofSection = z.object({ id: IdInput })
const version = { version: z.int32() }
const one = z.object({ data: z.object({ section: Section }) })

/** The help pages, by section. */
export const help = {
  pages: officeEndpoint({
    method: 'GET',
    path: '/office/help',
    access: edit,
    summary: 'The help pages',
    answer: z.object({ data: z.object({ pages: z.array(Page) }) }),
  }),
  page: officeEndpoint({
    method: 'GET',
    path: '/office/help/{page}',
    access: edit,
    summary: 'A help page with its sections, in their order',
    params: ofPage,
    answer: z.object({ data: z.object({ page: Page, sections: z.array(Section) }) }),
    errors: ['not_found'],
  }),
  editPage: officeEndpoint({
    method: 'PATCH',
    path: '/office/help/{page}',
    access: edit,
    summary: 'Change what stands above the sections of a page',
    params: ofPage,
    body: z.object({ ...head, ...version }),
    answer: z.object({ data: z.object({ page: Page }) }),
    errors: ['not_found', 'edited_meanwhile'],
  }),
  addSection: officeEndpoint({
    method: 'POST',
    path: '/office/help/{page}/sections',
    access: edit,
    keyed: true,
    summary: 'Add a section at the end of a page',
    params: ofPage,
    body: z.object({ kind: SectionKind, ...sectionWords }),
    answer: one,
    errors: ['not_found', 'list_full'],
  }),
  orderSections: officeEndpoint({
    method: 'POST',
    path: '/office/help/{page}/order',
    access: edit,
    summary: 'The order of a page’s sections; refused with `conflict` where it has others by now',
    params: ofPage,
    body: z.object({ ids: z.array(IdInput).min(1).max(300) }),
    answer: z.object({}),
    errors: ['not_found', 'conflict'],
  }),
  editSection: officeEndpoint({
    method: 'PATCH',
    path: '/office/help/sections/{id}',
    access: edit,
    summary: 'Change a section',
    params: ofSection,
    body: z.object({ ...sectionWords, ...version }),
    answer: one,
    errors: ['not_found', 'edited_meanwhile'],
  }),
  deleteSection: officeEndpoint({
    method: 'DELETE',
    path: '/office/help/sections/{id}',
    access: edit,
    summary: 'Delete a section',
    params: ofSection,
    answer: z.object({}),
    errors: ['not_found'],
  }),
} as const
