import type { Received } from '#contract/endpoint.ts'
import type { content } from '#contract/office/content.ts'
import { Field, TextArea } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import type { RecordForm } from '../forms/record-form.ts'
import type { Column } from '../lists/list.ts'
import { ContentList, periodColumns } from './content-list.tsx'
import type { ContentKind } from './kind.ts'
import { fieldWords, fromField, toField } from './period.ts'
import { ContentPage, PeriodFields } from './record-page.tsx'

type Socials = Received<typeof content.socials>['data']['rows'][number]

/** `linkedlin` as the specification spells it. */
const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedlin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const
type Network = keyof typeof networks
type Values = Record<Network | 'address' | 'starts_at' | 'ends_at', string>

const kind = {
  name: 'socials',
  title: 'Links and address',
  noun: ['set of links', 'sets of links'],
  to: '/socials',
  nameOf: ({ address }) => address || 'Links without an address',
  labels: {
    ...networks,
    address: 'Address of the head office',
    starts_at: 'Shown from',
    ends_at: 'Until',
  },
  wordsFor: { starts_at: fieldWords, ends_at: fieldWords },
  valuesOf: (row): Values => ({
    facebook: row?.facebook ?? '',
    instagram: row?.instagram ?? '',
    x: row?.x ?? '',
    linkedlin: row?.linkedlin ?? '',
    youtube: row?.youtube ?? '',
    tiktok: row?.tiktok ?? '',
    address: row?.address ?? '',
    starts_at: toField(row?.starts_at ?? null),
    ends_at: toField(row?.ends_at ?? null),
  }),
  list: async () => (await api('GET /office/content/socials')).data.rows,
  async save(row, { starts_at, ends_at, ...links }, version) {
    const body = { ...links, starts_at: fromField(starts_at), ends_at: fromField(ends_at) }
    if (!row) return (await api('POST /office/content/socials', { body })).data.row
    const input = { params: { id: row.id }, body: { ...body, version } }
    return (await api('PATCH /office/content/socials/{id}', input)).data.row
  },
  remove: (id) => api('DELETE /office/content/socials/{id}', { params: { id } }),
} satisfies ContentKind<Socials, Values>

const names: readonly Network[] = ['facebook', 'instagram', 'x', 'linkedlin', 'youtube', 'tiktok']

const columns: Column<Socials>[] = [
  { key: 'name', title: 'Address', cell: kind.nameOf },
  {
    key: 'links',
    title: 'Links',
    cell: (row) =>
      names
        .filter((name) => row[name])
        .map((name) => networks[name])
        .join(', ') || 'None',
  },
  ...periodColumns<Socials>(),
]

/** The links and addresses of all times: those that began last are shown. */
export function SocialsPage() {
  return (
    <ContentList
      kind={kind}
      columns={columns}
      empty="Add the first ones. If several are active, the latest ones apply."
    />
  )
}

/** One set of links with its address. */
export function SocialPage() {
  return <ContentPage kind={kind} fields={(form) => <SocialFields form={form} />} />
}

function SocialFields({ form: { values, set, problem } }: { form: RecordForm<Values> }) {
  return (
    <>
      <TextArea
        label={kind.labels.address}
        rows={2}
        maxLength={300}
        value={values.address}
        error={problem.fields.address ?? null}
        onChange={({ target }) => set('address', target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <Field
            key={name}
            type="url"
            label={networks[name]}
            hint="Leave empty if we have no page there."
            value={values[name]}
            maxLength={200}
            error={problem.fields[name] ?? null}
            onChange={({ target }) => set(name, target.value)}
          />
        ))}
      </div>
      <PeriodFields values={values} set={set} errors={problem.fields} />
    </>
  )
}
