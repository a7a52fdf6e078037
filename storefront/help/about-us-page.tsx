import { createFileRoute, Link } from '@tanstack/react-router'
import { useApi } from '#client/api.ts'
import { load } from '#client/queries.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon, isIconName } from '#ui/icon.tsx'
import { pageHead } from '../page-head.ts'
import { HelpSkeleton, Paragraphs } from './help-skeleton.tsx'
import type { HelpPage } from './help-text.tsx'
import { aboutUs, useHelp } from './queries.ts'

export const Route = createFileRoute('/_help/about-us')({
  loader: ({ context: { api, queryClient } }) => load([queryClient.ensureQueryData(aboutUs(api))]),
  head: ({ match }) => pageHead(match.context, '/about-us'),
  component: AboutUsPage,
})

function AboutUsPage() {
  const content = useHelp(aboutUs(useApi()))
  return content ? <AboutUs {...content} /> : <HelpSkeleton title="About Us" />
}

function AboutUs(content: HelpPage) {
  const { title, description, image, features_title, features, subtitles } = content
  return (
    <div className="page-width grid gap-10 py-6 md:gap-14 md:py-10">
      <header className="grid grid-cols-1 items-center gap-6 md:gap-12 lg:grid-cols-2">
        <div className="grid max-w-[68ch] gap-4">
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          <Paragraphs text={description} />
        </div>
        {image && (
          <img
            src={image}
            alt=""
            width="1200"
            height="630"
            className="h-auto w-full rounded-lg border border-line"
          />
        )}
      </header>
      <Features title={features_title} features={features} />
      {subtitles.map((section) => (
        <section key={section.title} className="grid max-w-[68ch] justify-items-start gap-3">
          <h2 className="text-xl md:text-2xl">{section.title}</h2>
          <Paragraphs text={section.description} />
        </section>
      ))}
      <Link
        to="/contact-us"
        className={`${buttonClass({ look: 'accent', shape: 'lg' })} justify-self-start`}
      >
        Contact Us
      </Link>
    </div>
  )
}

function Features({ title, features }: { title: string | null } & Pick<HelpPage, 'features'>) {
  if (features.length === 0) return null
  return (
    <section className="grid gap-4">
      {title && <h2 className="text-xl md:text-2xl">{title}</h2>}
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-4">
        {features.map((feature) => (
          <li
            key={feature.title}
            className="grid content-start gap-2 rounded-lg border border-line bg-surface p-5"
          >
            <span className="grid size-11 place-items-center rounded-full bg-brand-soft text-link">
              <Icon name={isIconName(feature.icon) ? feature.icon : 'check'} />
            </span>
            <h3 className="text-base">{feature.title}</h3>
            <p className="text-ink-soft">{feature.description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
