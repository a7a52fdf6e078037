import type { z } from 'zod'
import type { HelpContent } from '#contract/shop/help.ts'
import { Paragraphs } from './help-skeleton.tsx'

export type HelpPage = z.output<typeof HelpContent>

/** Titled sections, on wide screens with a table of contents. */
export function HelpText({ title, description, subtitles }: HelpPage) {
  return (
    <div className="page-width grid grid-cols-1 gap-x-12 gap-y-6 py-6 md:py-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <TableOfContents titles={subtitles.map((section) => section.title)} />
      <article className="grid max-w-[68ch] gap-8">
        <header className="grid gap-3">
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          <div className="grid gap-2 text-lg text-ink-soft">
            <Paragraphs text={description} />
          </div>
        </header>
        {subtitles.map((section, place) => (
          <section
            key={section.title}
            id={anchorOf(place)}
            className="grid scroll-mt-36 gap-2 border-t border-line pt-6"
          >
            <h2 className="text-xl">{section.title}</h2>
            <Paragraphs text={section.description} />
          </section>
        ))}
      </article>
    </div>
  )
}

function TableOfContents({ titles }: { titles: string[] }) {
  return (
    <nav
      aria-label="On this page"
      className="hidden self-start overflow-y-auto lg:sticky lg:top-36 lg:block lg:max-h-[calc(100dvh-10rem)]"
    >
      <p className="mb-2 text-sm font-semibold text-ink-soft">On this page</p>
      <ul className="grid gap-1 border-l border-line">
        {titles.map((title, place) => (
          <li key={title}>
            <a
              href={`#${anchorOf(place)}`}
              className="-ml-px block border-l-2 border-transparent py-1 pl-4 text-sm text-link hover:border-accent hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function anchorOf(place: number): string {
  return `part-${place + 1}`
}
