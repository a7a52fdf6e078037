import { createFileRoute, Link } from '@tanstack/react-router'
import type { z } from 'zod'
import { useApi } from '#client/api.ts'
import { load } from '#client/queries.ts'
import type { help } from '#contract/shop/help.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { pageHead } from '../page-head.ts'
import { HelpLines, Paragraphs } from './help-skeleton.tsx'
import { faq, useHelp } from './queries.ts'

export const Route = createFileRoute('/_help/faq')({
  loader: ({ context: { api, queryClient } }) => load([queryClient.ensureQueryData(faq(api))]),
  head: ({ match }) => pageHead(match.context, '/faq'),
  component: FaqPage,
})

type Topic = z.output<typeof help.faq.answer>['message'][number]

function FaqPage() {
  const topics = useHelp(faq(useApi()))
  return (
    <div className="page-width grid gap-8 py-6 md:gap-10 md:py-10">
      <header className="grid gap-2">
        <h1 className="text-3xl md:text-4xl">Frequently asked questions</h1>
        <p className="text-lg text-ink-soft">
          Can’t find your answer?{' '}
          <Link to="/contact-us" className="text-link underline">
            Contact us
          </Link>
          .
        </p>
      </header>
      {topics ? (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-x-12">
          {topics.map((topic) => (
            <TopicQuestions key={topic.topic_title} {...topic} />
          ))}
        </div>
      ) : (
        <HelpLines />
      )}
      <Link
        to="/contact-us"
        className={`${buttonClass({ look: 'quiet', shape: 'lg' })} justify-self-start`}
      >
        <Icon name="chat" />
        Contact Us
      </Link>
    </div>
  )
}

/** Native `<details>`: they open without JavaScript and for a find-in-page match. */
function TopicQuestions({ topic_title, questions }: Topic) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{topic_title}</h2>
      <div className="divide-y divide-line rounded-lg border border-line bg-surface">
        {questions.map(({ id, question, answer }) => (
          <details key={id} className="group">
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 font-semibold wrap-anywhere [&::-webkit-details-marker]:hidden">
              {question}
              <span className="shrink-0 text-link transition-transform duration-(--quick) group-open:rotate-180 motion-reduce:transition-none">
                <Icon name="chevron-down" />
              </span>
            </summary>
            <div className="grid max-w-[68ch] gap-2 px-4 pb-4 text-ink-soft">
              <Paragraphs text={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
