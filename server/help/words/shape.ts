import type { z } from 'zod'
import type { HelpContent, help } from '#contract/shop/help.ts'

export type HelpPage = z.output<typeof HelpContent>
export type FaqTopic = z.output<typeof help.faq.answer>['message'][number]

export type Section = [title: string, ...paragraphs: string[]]

/** A page of titled sections; a line break separates paragraphs. */
export function plainPage(title: string, description: string, sections: Section[]): HelpPage {
  return {
    title,
    description,
    image: null,
    features_title: null,
    features: [],
    subtitles: sections.map(([heading, ...paragraphs]) => ({
      title: heading,
      description: paragraphs.join('\n'),
    })),
  }
}
