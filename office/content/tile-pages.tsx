import type { Received } from '#contract/endpoint.ts'
import type { content } from '#contract/office/content.ts'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import type { RecordForm } from '../forms/record-form.ts'
import type { Column } from '../lists/list.ts'
import { picturesIn, picturesText } from '../pictures/picture.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { ContentList, periodColumns, pictureColumn } from './content-list.tsx'
import type { ContentKind } from './kind.ts'
import { fieldWords, fromField, toField } from './period.ts'
import { ContentPage, PeriodFields } from './record-page.tsx'

type Tile = Received<typeof content.tiles>['data']['rows'][number]
type Values = Record<'name' | 'url' | 'picture' | 'starts_at' | 'ends_at', string>

const kind = {
  name: 'tile',
  title: 'Tiles',
  noun: ['tile', 'tiles'],
  to: '/tiles',
  nameOf: ({ name }) => name,
  labels: {
    name: 'Name',
    url: 'Leads to',
    picture: 'Picture',
    starts_at: 'Shown from',
    ends_at: 'Until',
  },
  wordsFor: { picture: () => 'A picture', starts_at: fieldWords, ends_at: fieldWords },
  valuesOf: (row): Values => ({
    name: row?.name ?? '',
    url: row?.url ?? '/categories?prod=',
    picture: picturesText(row ? [{ hash: row.picture_hash, alt: '' }] : []),
    starts_at: toField(row?.starts_at ?? null),
    ends_at: toField(row?.ends_at ?? null),
  }),
  list: async () => (await api('GET /office/content/tiles')).data.rows,
  async save(row, { name, url, picture, starts_at, ends_at }, version) {
    const body = {
      name,
      url,
      picture_hash: picturesIn(picture)[0]?.hash ?? '',
      starts_at: fromField(starts_at),
      ends_at: fromField(ends_at),
    }
    if (!row) return (await api('POST /office/content/tiles', { body })).data.row
    const input = { params: { id: row.id }, body: { ...body, version } }
    return (await api('PATCH /office/content/tiles/{id}', input)).data.row
  },
  remove: (id) => api('DELETE /office/content/tiles/{id}', { params: { id } }),
} satisfies ContentKind<Tile, Values>

const columns: Column<Tile>[] = [
  { key: 'name', title: 'Name', cell: kind.nameOf },
  pictureColumn(),
  { key: 'url', title: 'Leads to', cell: ({ url }) => url },
  ...periodColumns<Tile>(),
]

/** The tiles of the home page, in their order. */
export function TilesPage() {
  return (
    <ContentList
      kind={kind}
      columns={columns}
      onOrder={(ids) => api('POST /office/content/tiles/order', { body: { ids } })}
      empty="Add the first one: a word and a picture that lead to a listing."
    />
  )
}

/** One tile. */
export function TilePage() {
  return <ContentPage kind={kind} fields={(form) => <TileFields form={form} />} />
}

function TileFields({ form: { values, set, problem } }: { form: RecordForm<Values> }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={kind.labels.name}
          value={values.name}
          maxLength={40}
          error={problem.fields.name ?? null}
          onChange={({ target }) => set('name', target.value)}
        />
        <Field
          label={kind.labels.url}
          hint="The address of the listing, such as /categories?prod=fan"
          value={values.url}
          maxLength={300}
          error={problem.fields.url ?? null}
          onChange={({ target }) => set('url', target.value)}
        />
      </div>
      <PictureField
        label={kind.labels.picture}
        hint="A small round picture beside the name."
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
