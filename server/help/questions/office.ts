import { officeCountedRows } from '#contract/limits.ts'
import type { questions } from '#contract/office/questions.ts'
import { type Call, type Handlers, staffOf } from '#server/platform/http/handler.ts'
import { answerQuestion, type QuestionDeps, releaseQuestion, takeQuestion } from './change.ts'
import { findQuestions, openQuestions } from './find.ts'
import { pictureOf, readQuestion, wholeQuestion } from './whole.ts'

export function questionHandlers(deps: QuestionDeps): Handlers<typeof questions> {
  const { database, clock, memberNames } = deps
  const whole = async (id: number, call: Call) => ({
    data: await wholeQuestion(database, deps, id, staffOf(call).id),
  })
  return {
    async questions({ query }, call) {
      return { data: await findQuestions(database, memberNames, query, staffOf(call).id) }
    },
    async questionsWaiting() {
      const { count, oldest_at } = await openQuestions(database)
      return {
        data: {
          as_of: clock.now().toISOString(),
          count: Math.min(count, officeCountedRows),
          oldest_at: oldest_at?.toISOString() ?? null,
        },
      }
    },
    question: ({ params }, call) => whole(params.id, call),
    async questionContacts({ params: { id } }) {
      const { email, phone_number } = await readQuestion(database, id)
      return { data: { email, phone_number } }
    },
    async questionPicture({ params: { id, picture } }) {
      const body = await pictureOf(database, id, picture)
      return { file: { name: `message-${id}-${picture}.jpg`, body } }
    },
    async takeQuestion({ params: { id } }, call) {
      await takeQuestion(deps, call, id)
      return { message: 'The message is yours to answer.', ...(await whole(id, call)) }
    },
    async releaseQuestion({ params: { id } }, call) {
      await releaseQuestion(deps, call, id)
      return { message: 'The message is back in the queue.', ...(await whole(id, call)) }
    },
    async answerQuestion({ params: { id }, body: { answer } }, call) {
      await answerQuestion(deps, call, { id, answer })
      return { message: 'The answer is on its way.', ...(await whole(id, call)) }
    },
  }
}
