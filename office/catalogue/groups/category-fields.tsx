import type { Category } from '#contract/office/categories.ts'
import type { FactKind } from '#contract/shop/facts.ts'
import { Choice } from '#ui/fields/choice.tsx'
import { Field, Select } from '#ui/fields/field.tsx'
import type { RecordForm } from '../../forms/record-form.ts'
import { PictureField } from '../../pictures/picture-field.tsx'
import { NameFields, nameLabels } from './name-fields.tsx'

export const labels = {
  ...nameLabels,
  parent_id: 'Belongs to',
  is_visible: 'In the menus',
  popular_rank: 'Place among the popular ones',
  picture_hash: 'Picture',
  fact_kinds: 'What its products differ in',
}

export interface CategoryValues extends Record<string, string | readonly string[]> {
  name: string
  slug: string
  parent_id: string
  is_visible: string
  popular_rank: string
  picture_hash: string
  fact_kinds: readonly string[]
}

/** Each kind with its words, in the order of the filters. */
const kinds: Record<FactKind, string> = {
  size: 'Size',
  storage: 'Storage',
  memory: 'Memory',
  screen: 'Screen',
  capacity: 'Capacity',
  power: 'Power',
  battery: 'Battery',
  colour: 'Colour',
  condition: 'Condition',
}

export function kindsIn(chosen: readonly string[]): FactKind[] {
  return chosen.filter(isKind)
}

function isKind(name: string): name is FactKind {
  return Object.hasOwn(kinds, name)
}

interface CategoryFieldsProps {
  form: RecordForm<CategoryValues>
  /** Those that it may belong to; none where it has sub-categories. */
  parents: readonly Category[]
  mayEdit: boolean
}

export function CategoryFields({ form, parents, mayEdit }: CategoryFieldsProps) {
  const { values, set, problem } = form
  return (
    <>
      <NameFields values={values} errors={problem.fields} onChange={set} />
      <Select
        label={labels.parent_id}
        hint="Only sub-categories have products."
        value={values.parent_id}
        error={problem.fields.parent_id}
        onChange={({ target }) => set('parent_id', target.value)}
      >
        <option value="">No other category</option>
        {parents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Choice
        legend={labels.is_visible}
        value={values.is_visible === 'yes' ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        onChange={(value) => set('is_visible', value)}
      />
      <Field
        label={labels.popular_rank}
        hint="1 is the first on the home page. Left empty, it is not among them."
        inputMode="numeric"
        value={values.popular_rank}
        error={problem.fields.popular_rank}
        onChange={({ target }) => set('popular_rank', target.value)}
      />
      <Kinds chosen={values.fact_kinds} onChange={(names) => set('fact_kinds', names)} />
      <PictureField
        label={labels.picture_hash}
        value={values.picture_hash ? [{ hash: values.picture_hash, alt: '' }] : []}
        max={1}
        needsWords={false}
        disabled={!mayEdit}
        error={problem.fields.picture_hash}
        onChange={([picture]) => set('picture_hash', picture?.hash ?? '')}
      />
    </>
  )
}

interface KindsProps {
  chosen: readonly string[]
  onChange: (names: string[]) => void
}

/** Which filters its lists have. */
function Kinds({ chosen, onChange }: KindsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{labels.fact_kinds}</legend>
      <p className="text-sm text-ink-soft">Shoppers filter its list by these.</p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {Object.entries(kinds).map(([kind, label]) => (
          <label key={kind} className="inline-flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4"
              checked={chosen.includes(kind)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, kind] : chosen.filter((other) => other !== kind),
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
