import { type RepresentativeKind, representativeKinds } from '#contract/banner-places.ts'
import type { Received } from '#contract/endpoint.ts'
import { localNumber, signsOf } from '#contract/forms/written-number.ts'
import type { content } from '#contract/office/content.ts'
import { Field, Select } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import type { RecordForm } from '../forms/record-form.ts'
import type { Column } from '../lists/list.ts'
import { picturesIn, picturesText } from '../pictures/picture.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { ContentList, periodColumns, pictureColumn } from './content-list.tsx'
import type { ContentKind } from './kind.ts'
import { fieldWords, fromField, toField } from './period.ts'
import { ContentPage, PeriodFields } from './record-page.tsx'

type Representative = Received<typeof content.representatives>['data']['rows'][number]
type Values = Record<'kind' | 'name' | 'phone_number' | 'picture' | 'starts_at' | 'ends_at', string>

const topics: Record<RepresentativeKind, string> = {
  orders: 'Orders',
  logistics: 'Logistics',
  disputes: 'Disputes',
}

const kind = {
  name: 'representative',
  title: 'Representatives',
  noun: ['representative', 'representatives'],
  to: '/representatives',
  nameOf: ({ name }) => name,
  labels: {
    name: 'Name',
    kind: 'Called about',
    phone_number: 'Phone number',
    picture: 'Picture',
    starts_at: 'Shown from',
    ends_at: 'Until',
  },
  wordsFor: { picture: () => 'A picture', starts_at: fieldWords, ends_at: fieldWords },
  valuesOf: (row): Values => ({
    name: row?.name ?? '',
    kind: row?.kind ?? 'orders',
    phone_number: row?.phone_number ?? '+234',
    picture: picturesText(row ? [{ hash: row.picture_hash, alt: '' }] : []),
    starts_at: toField(row?.starts_at ?? null),
    ends_at: toField(row?.ends_at ?? null),
  }),
  list: async () => (await api('GET /office/content/representatives')).data.rows,
  async save(row, { picture, starts_at, ends_at, ...values }, version) {
    const body = {
      name: values.name,
      kind: representativeKinds.find((one) => one === values.kind) ?? 'orders',
      phone_number: numberIn(values.phone_number),
      picture_hash: picturesIn(picture)[0]?.hash ?? '',
      starts_at: fromField(starts_at),
      ends_at: fromField(ends_at),
    }
    if (!row) return (await api('POST /office/content/representatives', { body })).data.row
    const input = { params: { id: row.id }, body: { ...body, version } }
    return (await api('PATCH /office/content/representatives/{id}', input)).data.row
  },
  remove: (id) => api('DELETE /office/content/representatives/{id}', { params: { id } }),
} satisfies ContentKind<Representative, Values>

/** As the call has it; what is no number stays, and is refused with its reason. */
function numberIn(written: string): string {
  const local = localNumber(written)
  return local === null ? signsOf(written) : `+234${local}`
}

const columns: Column<Representative>[] = [
  { key: 'name', title: 'Name', cell: kind.nameOf },
  pictureColumn(),
  { key: 'kind', title: 'Called about', cell: (row) => topics[row.kind] },
  { key: 'phone', title: 'Phone number', cell: ({ phone_number }) => phone_number },
  ...periodColumns<Representative>(),
]

/** Whom shoppers can call, by what it is about, in their order. */
export function RepresentativesPage() {
  return (
    <ContentList
      kind={kind}
      columns={columns}
      places={{ label: 'Called about', words: topics, of: (row) => row.kind }}
      onOrder={(ids) => api('POST /office/content/representatives/order', { body: { ids } })}
      empty="Add the first one: the first of each topic is also called for chats."
    />
  )
}

/** One representative. */
export function RepresentativePage() {
  return <ContentPage kind={kind} fields={(form) => <RepresentativeFields form={form} />} />
}

function RepresentativeFields({ form: { values, set, problem } }: { form: RecordForm<Values> }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label={kind.labels.name}
          value={values.name}
          maxLength={60}
          error={problem.fields.name ?? null}
          onChange={({ target }) => set('name', target.value)}
        />
        <Select
          label={kind.labels.kind}
          value={values.kind}
          onChange={({ target }) => set('kind', target.value)}
        >
          {Object.entries(topics).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
        <Field
          type="tel"
          label={kind.labels.phone_number}
          hint="+234 and ten digits"
          value={values.phone_number}
          error={problem.fields.phone_number ?? null}
          onChange={({ target }) => set('phone_number', target.value)}
        />
      </div>
      <PictureField
        label={kind.labels.picture}
        max={1}
        needsWords={false}
        value={picturesIn(values.picture)}
        error={problem.fields.picture_hash}
        onChange={(pictures) => set('picture', picturesText(pictures))}
      />
      <PeriodFields values={values} set={set} errors={problem.fields} />
    </>
  )
}
