import type { HelpSection, OfficeHelpPage } from '#contract/office/help.ts'
import { Icon, isIconName } from '#ui/icon.tsx'

type Words = Pick<HelpSection, 'kind' | 'title' | 'body' | 'topic' | 'icon'>

interface HelpPreviewProps {
  page: Pick<OfficeHelpPage, 'name' | 'title' | 'description' | 'features_title'>
  sections: readonly (Words & { id: number })[]
}

/** A page as shoppers read it. */
export function HelpPreview({ page, sections }: HelpPreviewProps) {
  const topics = Map.groupBy(sections, ({ topic }) => topic ?? '')
  if (page.name === 'faq') {
    return (
      <article className="grid gap-6">
        {[...topics].map(([topic, questions]) => (
          <section key={topic} className="grid gap-3">
            <h3 className="text-xl">{topic}</h3>
            {questions.map((question) => (
              <SectionPreview key={question.id} {...question} />
            ))}
          </section>
        ))}
      </article>
    )
  }
  return (
    <article className="grid max-w-[68ch] gap-6">
      <header className="grid gap-3">
        <h3 className="text-2xl">{page.title}</h3>
        <Paragraphs text={page.description} />
      </header>
      {page.features_title && <h4 className="text-xl">{page.features_title}</h4>}
      {sections.map((section) => (
        <SectionPreview key={section.id} {...section} />
      ))}
    </article>
  )
}

/** One section as shoppers read it. */
export function SectionPreview({ kind, title, body, icon }: Words) {
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h4 className="flex items-center gap-2 text-lg">
        {kind === 'feature' && <Icon name={icon && isIconName(icon) ? icon : 'check'} />}
        {title}
      </h4>
      <Paragraphs text={body} />
    </section>
  )
}

function Paragraphs({ text }: { text: string }) {
  return text.split('\n').map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity
    <p key={at} className="[overflow-wrap:anywhere] text-ink-soft">
      {paragraph}
    </p>
  ))
}
