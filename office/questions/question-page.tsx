import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { ApiError } from '#contract/client.ts'
import type { OfficeQuestion } from '#contract/office/questions.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { History } from '../audit/history.tsx'
import { CustomerOrders } from '../customers/customer-orders.tsx'
import { Time } from '../lists/time.tsx'
import { addresses } from '../pages.ts'
import { useRecordId } from '../record-id.ts'
import { useMay } from '../session/me.ts'
import { NotFound } from '../shell/error-pages.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { AnswerForm } from './answer-form.tsx'
import { questionQuery } from './queries.ts'
import { QuestionBadge } from './state-badge.tsx'
import { Writer } from './writer.tsx'

/** One contact message: what was asked, by whom, with their orders beside it, and the answer. */
export function QuestionPage() {
  const { data, error, refetch } = useQuery(questionQuery(useRecordId()))
  if (data) return <Question key={data.id} question={data} />
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <NotFound />
  return error ? (
    <LoadFailed error={error} onRefresh={() => void refetch()} />
  ) : (
    <Skeleton className="h-96 rounded-md" />
  )
}

function Question({ question }: { question: OfficeQuestion }) {
  const [mayReadOrders, mayAudit] = [useMay('orders.read'), useMay('audit.read')]
  const { id, name, customer_id } = question
  return (
    <div className="grid gap-5">
      <PageHeader
        title={`Message of ${name}`}
        above={<Link to={addresses.questions}>Questions</Link>}
        beside={<QuestionBadge {...question} />}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid min-w-0 gap-5">
          <Message question={question} />
          {question.answer === null ? (
            <AnswerForm question={question} />
          ) : (
            <Section title="Answer">
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{question.answer}</p>
              {question.answered_at && (
                <p className="text-sm text-ink-soft">
                  {question.by}, <Time at={question.answered_at} />
                </p>
              )}
            </Section>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
          <Writer question={question} />
          {mayReadOrders && customer_id !== null && <CustomerOrders id={customer_id} />}
          {mayAudit && <History subject={`question:${id}`} />}
        </div>
      </div>
    </div>
  )
}

function Message({
  question: { id, question, received_at, picture_ids },
}: {
  question: OfficeQuestion
}) {
  return (
    <Section title="Message">
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{question}</p>
      {picture_ids.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {picture_ids.map((picture, place) => (
            <li key={picture}>
              <img
                src={`/api/v1/office/questions/${id}/pictures/${picture}`}
                alt={`${place + 1} of ${picture_ids.length} that came with the message`}
                className="max-h-96 max-w-full rounded-sm border border-line"
              />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">
        <Time at={received_at} />
      </p>
    </Section>
  )
}
