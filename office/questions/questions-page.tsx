import type { ListedQuestion } from '#contract/office/questions.ts'
import { api } from '../api/api.ts'
import type { List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { readPage } from '../lists/read-page.ts'
import { Time } from '../lists/time.tsx'
import { QuestionBadge } from './state-badge.tsx'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'mine', label: 'Taken by me' },
  { value: 'taken', label: 'Taken' },
  { value: 'answered', label: 'Answered' },
] as const

const list: List<ListedQuestion> = {
  name: 'questions',
  title: 'Questions',
  noun: ['question', 'questions'],
  columns: [
    { key: 'name', title: 'From', cell: ({ name }) => name },
    {
      key: 'beginning',
      title: 'Message',
      cell: ({ beginning }) => <span className="[overflow-wrap:anywhere]">{beginning}</span>,
    },
    { key: 'state', title: 'State', cell: (question) => <QuestionBadge {...question} /> },
    { key: 'pictures', title: 'Pictures', isNumber: true, cell: ({ pictures }) => pictures || '' },
    { key: 'received', title: 'Received', cell: ({ received_at }) => <Time at={received_at} /> },
    {
      key: 'answered',
      title: 'Answered',
      isOptional: true,
      cell: ({ answered_at }) => (answered_at ? <Time at={answered_at} /> : ''),
    },
  ],
  filters: [
    { kind: 'text', key: 'search', label: 'Name, email, phone' },
    { kind: 'choice', key: 'state', label: 'State', options: states, otherwise: 'Not answered' },
  ],
  keyOf: ({ id }) => String(id),
  linkTo: ({ id }) => `/questions/${id}`,
  async fetch({ state, ...others }) {
    const query = { ...others, state: states.find(({ value }) => value === state)?.value }
    return readPage((await api('GET /office/questions', { query })).data)
  },
  empty: 'Messages of the contact form are here.',
}

/** Contact messages as a queue: the oldest first. */
export function QuestionsPage() {
  return <ListPage list={list} />
}
