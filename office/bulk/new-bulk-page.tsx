import { Link, useSearch } from '@tanstack/react-router'
import { addresses } from '../pages.ts'
import { useMay } from '../session/me.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { chosenIn } from './chosen-products.ts'
import { ColumnWords } from './column-words.tsx'
import { FileForm } from './file-form.tsx'
import { NamedPictures } from './named-pictures.tsx'
import { SelectionForm } from './selection-form.tsx'

/** Begins a bulk change: from a file, or, where the address names products, by an action on one column of them. */
export function NewBulkPage() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const chosen = chosenIn(search)
  const mayEdit = useMay('products.edit')
  return (
    <div className="grid gap-5">
      <PageHeader
        title="Change many products"
        above={<Link to={addresses.bulk}>Bulk changes</Link>}
      />
      <p className="max-w-prose text-sm text-ink-soft">
        First you see what would change, line by line. Nothing changes before you apply it, and you
        can undo it for 30 days.
      </p>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          {chosen && <SelectionForm chosen={chosen} />}
          <FileForm />
          {mayEdit && <NamedPictures />}
        </div>
        <ColumnWords />
      </div>
    </div>
  )
}
