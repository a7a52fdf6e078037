import { useQuery } from '@tanstack/react-query'
import {
  type BannerTone,
  bannerPlaceWords,
  bannerTones,
  isBannerAddress,
  isBannerPlace,
} from '#contract/banner-places.ts'
import type { Received } from '#contract/endpoint.ts'
import type { content } from '#contract/office/content.ts'
import { Field, Select } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import type { RecordForm } from '../forms/record-form.ts'
import { refusal } from '../forms/refusal.ts'
import type { Column } from '../lists/list.ts'
import { picturesIn, picturesText } from '../pictures/picture.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { ContentList, periodColumns, pictureColumn } from './content-list.tsx'
import type { ContentKind } from './kind.ts'
import { fieldWords, fromField, toField } from './period.ts'
import { ContentPage, PeriodFields } from './record-page.tsx'

type Banner = Received<typeof content.banners>['data']['rows'][number]

const firstPlace = 'home_left'

const toneWords: Record<BannerTone, string> = {
  indigo: 'Indigo',
  night: 'Night',
  marigold: 'Marigold',
  sky: 'Sky',
  leaf: 'Leaf',
}

const kind = {
  name: 'banner',
  title: 'Banners',
  noun: ['banner', 'banners'],
  to: '/banners',
  nameOf: ({ title, alt }) => title ?? alt,
  labels: {
    place: 'Place',
    picture: 'Picture',
    title: 'Title',
    line: 'Line below it',
    tone: 'Colour',
    category_id: 'Category',
    url: 'Leads to',
    starts_at: 'Shown from',
    ends_at: 'Until',
  },
  wordsFor: {
    place: (place) => (isBannerPlace(place) ? bannerPlaceWords[place] : place),
    picture: (text) => picturesIn(text)[0]?.alt || 'A picture',
    starts_at: fieldWords,
    ends_at: fieldWords,
  },
  valuesOf: (row): Values => ({
    place: row?.place ?? firstPlace,
    picture: picturesText(row ? [{ hash: row.picture_hash, alt: row.alt }] : []),
    title: row?.title ?? '',
    line: row?.line ?? '',
    tone: row?.tone ?? '',
    category_id: row ? String(row.category_id) : '',
    url: row?.url ?? '',
    starts_at: toField(row?.starts_at ?? null),
    ends_at: toField(row?.ends_at ?? null),
  }),
  list: async () => (await api('GET /office/content/banners')).data.rows,
  async save(row, values, version) {
    requireWords(values)
    const body = bodyOf(values)
    if (!row) return (await api('POST /office/content/banners', { body })).data.row
    const input = { params: { id: row.id }, body: { ...body, version } }
    return (await api('PATCH /office/content/banners/{id}', input)).data.row
  },
  remove: (id) => api('DELETE /office/content/banners/{id}', { params: { id } }),
} satisfies ContentKind<Banner, Values>

type Values = Record<
  'place' | 'picture' | 'title' | 'line' | 'tone' | 'category_id' | 'url' | 'starts_at' | 'ends_at',
  string
>

function bodyOf(values: Values) {
  const [picture] = picturesIn(values.picture)
  return {
    place: isBannerPlace(values.place) ? values.place : firstPlace,
    alt: picture?.alt ?? '',
    title: values.title || null,
    line: values.line || null,
    tone: bannerTones.find((tone) => tone === values.tone) ?? null,
    picture_hash: picture?.hash ?? '',
    category_id: values.category_id,
    url: ownAddress(values.url),
    starts_at: fromField(values.starts_at),
    ends_at: fromField(values.ends_at),
  }
}

/** Refuses, in words, a banner without a category or a picture. */
function requireWords({ category_id, picture }: Values): void {
  if (!category_id) refusal('category_id', 'Choose the category that the banner is about.')
  if (picturesIn(picture).length === 0) refusal('picture_hash', 'Choose a picture.')
}

/** Of an address that was copied from the mall's own pages, what follows the host; null: the category's listing. */
function ownAddress(typed: string): string | null {
  const address = typed.trim()
  const host = `${location.origin}/`
  return (address.startsWith(host) ? address.slice(host.length - 1) : address) || null
}

const columns: Column<Banner>[] = [
  { key: 'name', title: 'What it says', cell: kind.nameOf },
  pictureColumn(),
  { key: 'place', title: 'Place', cell: ({ place }) => bannerPlaceWords[place] },
  ...periodColumns<Banner>(),
]

/** Banners by place, in their order. */
export function BannersPage() {
  return (
    <ContentList
      kind={kind}
      columns={columns}
      places={{ label: 'Place', words: bannerPlaceWords, of: ({ place }) => place }}
      onOrder={(ids) => api('POST /office/content/banners/order', { body: { ids } })}
      empty="Add the first one. Places without banners take no space."
    />
  )
}

/** One banner. */
export function BannerPage() {
  return <ContentPage kind={kind} fields={(form) => <BannerFields form={form} />} />
}

function BannerFields({ form }: { form: RecordForm<Values> }) {
  const { values, set, problem } = form
  const { data: categories = [] } = useQuery({
    queryKey: ['banner-categories'],
    queryFn: async () => (await api('GET /office/content/categories')).data.categories,
  })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={kind.labels.place}
          value={values.place}
          error={problem.fields.place ?? null}
          onChange={({ target }) => set('place', target.value)}
        >
          {Object.entries(bannerPlaceWords).map(([place, words]) => (
            <option key={place} value={place}>
              {words}
            </option>
          ))}
        </Select>
        <Select
          label={kind.labels.category_id}
          value={values.category_id}
          error={problem.fields.category_id ?? null}
          onChange={({ target }) => set('category_id', target.value)}
        >
          <option value="">Choose a category</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <AddressField form={form} />
      <PictureField
        label={kind.labels.picture}
        hint="With words below: a drawing on a plain ground. Without: the whole banner, 1,280 × 512."
        max={1}
        value={picturesIn(values.picture)}
        error={problem.fields.picture_hash ?? problem.fields.alt}
        onChange={(pictures) => set('picture', picturesText(pictures))}
      />
      <fieldset className="grid gap-4 sm:grid-cols-3">
        <legend className="mb-2 text-sm font-semibold">
          Words beside the picture, all three or none
        </legend>
        <Field
          label={kind.labels.title}
          value={values.title}
          maxLength={60}
          error={problem.fields.title ?? null}
          onChange={({ target }) => set('title', target.value)}
        />
        <Field
          label={kind.labels.line}
          value={values.line}
          maxLength={120}
          error={problem.fields.line ?? null}
          onChange={({ target }) => set('line', target.value)}
        />
        <Select
          label={kind.labels.tone}
          value={values.tone}
          error={problem.fields.tone ?? null}
          onChange={({ target }) => set('tone', target.value)}
        >
          <option value="">None</option>
          {bannerTones.map((tone) => (
            <option key={tone} value={tone}>
              {toneWords[tone]}
            </option>
          ))}
        </Select>
      </fieldset>
      <PeriodFields values={values} set={set} errors={problem.fields} />
    </>
  )
}

/** The address that a banner leads to in place of its category. */
function AddressField({ form: { values, set, problem } }: { form: RecordForm<Values> }) {
  return (
    <div className="grid gap-1">
      <Field
        label={kind.labels.url}
        hint="Empty: the category. Otherwise an address in the shop: /product-details/…, /categories?brands=3, /categories?prod=fan, /faq."
        value={values.url}
        maxLength={300}
        inputMode="url"
        error={problem.fields.url ?? null}
        onChange={({ target }) => set('url', target.value)}
      />
      {isBannerAddress(values.url) && (
        <a
          href={values.url}
          target="_blank"
          rel="noreferrer"
          className="text-sm text-link underline"
        >
          See where it leads
        </a>
      )}
    </div>
  )
}
