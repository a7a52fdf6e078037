import { Field } from '#ui/fields/field.tsx'

export const nameLabels = { name: 'Name', slug: 'Address' }

interface NameFieldsProps {
  values: Readonly<Record<keyof typeof nameLabels, string>>
  errors: Readonly<Partial<Record<keyof typeof nameLabels, string | undefined>>>
  onChange: (field: keyof typeof nameLabels, value: string) => void
}

/** The name of a category, brand or seller, and its place in addresses. */
export function NameFields({ values, errors, onChange }: NameFieldsProps) {
  return (
    <>
      <Field
        label={nameLabels.name}
        maxLength={80}
        value={values.name}
        error={errors.name}
        onChange={({ target }) => onChange('name', target.value)}
      />
      <Field
        label={nameLabels.slug}
        hint="Small letters, digits and hyphens. Left empty, it is made from the name."
        maxLength={80}
        value={values.slug}
        error={errors.slug}
        onChange={({ target }) => onChange('slug', target.value)}
      />
    </>
  )
}
