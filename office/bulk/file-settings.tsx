import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '#ui/fields/field.tsx'
import { namesQuery } from '../catalogue-names.ts'
import { useMay } from '../session/me.ts'

/** What goes for new products of a file, as the call takes it. */
export type FileSettings = Partial<Record<'brand' | 'seller' | 'adds_groups', string>>

export function useFileSettings() {
  const [settings, setSettings] = useState<FileSettings>({})
  function set(name: keyof FileSettings, value: string) {
    const { [name]: _, ...others } = settings
    setSettings(value === '' ? others : { ...others, [name]: value })
  }
  return { settings, set }
}

/** Choices for files that add products; others need none of them. */
export function FileSettingsFields({ settings, set }: ReturnType<typeof useFileSettings>) {
  const mayRead = useMay('products.read')
  const mayAddGroups = useMay('categories.edit')
  const { data } = useQuery({ ...namesQuery, enabled: mayRead })
  return (
    <details className="w-full">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        For files with new products
      </summary>
      <div className="grid gap-3 pt-2">
        {(['seller', 'brand'] as const).map((name) => (
          <Select
            key={name}
            label={`${name === 'seller' ? 'Seller' : 'Brand'} of products that name none`}
            value={settings[name] ?? ''}
            onChange={({ target }) => set(name, target.value)}
          >
            <option value="">None</option>
            {(name === 'seller' ? data?.sellers : data?.brands)?.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        ))}
        {mayAddGroups && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-4"
              checked={settings.adds_groups === 'true'}
              onChange={({ target }) => set('adds_groups', target.checked ? 'true' : '')}
            />
            Add the brands and categories that are not there yet
          </label>
        )}
      </div>
    </details>
  )
}
