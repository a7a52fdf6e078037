import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { isRecord, isText, isWhole, listOf } from '#client/guards.ts'
import type { WholeProduct } from '#contract/office/product.ts'
import { Select } from '#ui/fields/field.tsx'
import { api } from '../../api/api.ts'
import { ConflictDialog } from '../../forms/conflict-dialog.tsx'
import { FormBar, Restored } from '../../forms/form-bar.tsx'
import { useRecordForm } from '../../forms/record-form.ts'
import type { Picture } from '../../pictures/picture.ts'
import { PictureField } from '../../pictures/picture-field.tsx'
import { useMay } from '../../session/me.ts'
import { Section } from '../../shell/section.tsx'
import { storeProduct } from '../queries.ts'

interface ProductPicture extends Picture {
  /** The value that it shows; null: the product whatever is chosen. */
  value_id: number | null
}

/** As one field of the form, in the order of the pictures. */
function textOf(pictures: readonly (ProductPicture | Picture)[]): string {
  return JSON.stringify(
    pictures.map((picture) => ({
      hash: picture.hash,
      alt: picture.alt,
      value_id: 'value_id' in picture ? picture.value_id : null,
    })),
  )
}

function picturesIn(text: string): ProductPicture[] {
  return listOf(JSON.parse(text), (entry) => {
    if (!isRecord(entry) || !isText(entry.hash) || !isText(entry.alt)) return null
    const { hash, alt, value_id } = entry
    return { hash, alt, value_id: isWhole(value_id) ? value_id : null }
  })
}

function wordsOf(text: string): string {
  return (
    picturesIn(text)
      .map(({ alt }, at) => `${at + 1}. ${alt}`)
      .join(' · ') || 'No pictures'
  )
}

const labels = { pictures: 'Pictures, in their order' }

/** The pictures in their order, each with words; of a value, where the product has options. */
export function PicturesForm({ product }: { product: WholeProduct }) {
  const queries = useQueryClient()
  const mayEdit = useMay('products.edit')
  const valuesOf = (one: WholeProduct) => ({ pictures: textOf(one.pictures) })
  const form = useRecordForm({
    record: `product:${product.id}:pictures`,
    stored: { version: product.version, values: valuesOf(product) },
    saved: 'The pictures are saved.',
    mayUndo: true,
    async save(values, version) {
      const body = { version, pictures: picturesIn(values.pictures) }
      const input = { params: { id: product.id }, body }
      const { data } = await api('POST /office/products/{id}/pictures', input)
      storeProduct(queries, data)
      return { version: data.version, values: valuesOf(data) }
    },
  })
  const { conflict } = form
  const pictures = picturesIn(form.values.pictures)
  const choices = product.options.flatMap((option) =>
    option.values.map(({ id, name }) => ({ id, label: `${option.name}: ${name}` })),
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }
  function show(hash: string, valueId: string) {
    const next = pictures.map((one) =>
      one.hash === hash ? { ...one, value_id: valueId === '' ? null : Number(valueId) } : one,
    )
    form.set('pictures', textOf(next))
  }
  return (
    <Section title="Pictures">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Restored form={form} />
        <PictureField<ProductPicture>
          label="Pictures of the product"
          hint="The first one is on cards and in lists."
          value={pictures}
          max={20}
          disabled={!mayEdit}
          error={form.problem.fields.pictures}
          onChange={(next) => form.set('pictures', textOf(next))}
          {...(choices.length > 0 && {
            extra: ({ hash, value_id }: ProductPicture) => (
              <Select
                label="It shows"
                value={value_id ?? ''}
                onChange={({ target }) => show(hash, target.value)}
              >
                <option value="">The product in any choice</option>
                {choices.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            ),
          })}
        />
        {(form.isChanged || form.problem.text) && (
          <FormBar form={form} action="Save the pictures" />
        )}
      </form>
      {conflict && (
        <ConflictDialog form={form} conflict={conflict} labels={labels} wordsOf={wordsOf} />
      )}
    </Section>
  )
}
