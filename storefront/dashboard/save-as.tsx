import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '../layout/notify.ts'
import { saveFile } from '../save-file.ts'

const kinds = ['csv', 'pdf'] as const

interface SaveAsProps {
  /** Of the file, without its ending. */
  name: string
  files: Record<(typeof kinds)[number], () => Promise<Blob>>
}

/** A list, all its pages, as a file: a table or a paper. */
export function SaveAs({ name, files }: SaveAsProps) {
  const [busy, setBusy] = useState<keyof typeof files | null>(null)
  async function save(kind: keyof typeof files) {
    if (busy) return
    setBusy(kind)
    try {
      saveFile(await files[kind](), `${name}.${kind}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, error.failure ? 'warning' : 'error')
    } finally {
      setBusy(null)
    }
  }
  return (
    <p className="flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <Button
          key={kind}
          look="quiet"
          aria-disabled={busy === kind || undefined}
          onClick={() => void save(kind)}
        >
          {busy === kind ? 'Saving…' : `Save as ${kind.toUpperCase()}`}
        </Button>
      ))}
    </p>
  )
}
