import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { OfficeQuestion } from '#contract/office/questions.ts'
import { api } from '../api/api.ts'
import { useMay } from '../session/me.ts'

export function questionQuery(id: string) {
  return queryOptions({
    queryKey: ['questions', 'one', id],
    queryFn: async () => (await api('GET /office/questions/{id}', { params: { id } })).data,
  })
}

/** The open messages, for members who answer them; read again each minute. */
export function useQuestionsWaiting() {
  const mayAnswer = useMay('messages.answer')
  return useQuery({
    queryKey: ['questions', 'waiting'],
    queryFn: async () => (await api('GET /office/questions-waiting')).data,
    refetchInterval: 60_000,
    enabled: mayAnswer,
  }).data
}

/** The message as a change answered it; lists and counts are read again. */
export async function takeAnswer(queries: QueryClient, question: OfficeQuestion): Promise<void> {
  queries.setQueryData(questionQuery(String(question.id)).queryKey, question)
  void queries.invalidateQueries({ queryKey: ['audit'] })
  await queries.invalidateQueries({
    queryKey: ['questions'],
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  })
}
