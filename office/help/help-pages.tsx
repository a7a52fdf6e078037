import { hasFolded } from '#contract/office/folded.ts'
import type { OfficeHelpPage } from '#contract/office/help.ts'
import { api } from '../api/api.ts'
import type { Column, List } from '../lists/list.ts'
import { ListPage } from '../lists/list-page.tsx'
import { Time } from '../lists/time.tsx'
import { helpPageWords } from './queries.ts'

const columns: Column<OfficeHelpPage>[] = [
  { key: 'name', title: 'Page', cell: ({ name }) => helpPageWords[name] },
  { key: 'sections', title: 'Sections', cell: ({ sections }) => sections, isNumber: true },
  {
    key: 'words',
    title: 'Words',
    cell: ({ is_delivered }) => (is_delivered ? 'Standard text' : 'Our own'),
  },
  { key: 'edited', title: 'Heading edited', cell: ({ edited_at }) => <Time at={edited_at} /> },
  { key: 'by', title: 'By', cell: ({ edited_by }) => edited_by, isOptional: true },
]

const list: List<OfficeHelpPage> = {
  name: 'help',
  title: 'Help pages',
  noun: ['page', 'pages'],
  columns,
  filters: [{ kind: 'text', key: 'name', label: 'Name' }],
  keyOf: ({ name }) => name,
  linkTo: ({ name }) => `/help/${name}`,
  async fetch({ name = '' }) {
    const { pages } = (await api('GET /office/help')).data
    const rows = pages.filter((page) => hasFolded(helpPageWords[page.name], name))
    return { rows, next: null, total: { count: rows.length, isAtLeast: false } }
  },
  empty: 'They appear after the next restart.',
}

/** Questions, policies and terms. */
export function HelpPages() {
  return <ListPage list={list} />
}
