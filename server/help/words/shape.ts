import type { z } from 'zod'
import type { HelpContent, help } from '#contract/help.ts'

export type HelpPage = z.output<typeof HelpContent>
export type FaqTopic = z.output<typeof help.faq.answer>['message'][number]

export type Part = [title: string, ...paragraphs: string[]]

/** A page of titles and paragraphs; paragraphs are apart by a line break. */
export function plainPage(title: string, description: string, parts: Part[]): HelpPage {
  return {
    title,
    description,
    image: null,
    features_title: null,
    features: [],
    subtitles: parts.map(([heading, ...paragraphs]) => ({
      title: heading,
      description: paragraphs.join('\n'),
    })),
  }
}
