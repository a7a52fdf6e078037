import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ListAddress } from './address.ts'
import type { List } from './list.ts'

/** Which columns the list has; the first, which leads to the row, is always there. */
export function ColumnsButton<Row>({ list, address }: { list: List<Row>; address: ListAddress }) {
  const [isOpen, setOpen] = useState(false)
  const visible = address.columnKeys
  function toggle(key: string, isVisible: boolean) {
    const keys = list.columns.map((column) => column.key)
    address.setColumns(keys.filter((one) => (one === key ? isVisible : visible.includes(one))))
  }
  return (
    <>
      <Button look="quiet" className="dense" onClick={() => setOpen(true)}>
        <Icon name="grid" size={16} />
        Columns
      </Button>
      {isOpen && (
        <Dialog title="Columns" onClose={() => setOpen(false)}>
          <div className="grid gap-1">
            {list.columns.map(({ key, title }, at) => (
              <label key={key} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-4"
                  disabled={at === 0}
                  checked={visible.includes(key)}
                  onChange={({ target }) => toggle(key, target.checked)}
                />
                {title}
              </label>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
