import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '../browser.ts'
import { notify } from '../notices.tsx'

const formats = ['csv', 'pdf'] as const

interface SaveAsProps {
  /** Of the file, without its extension. */
  name: string
  files: Record<(typeof formats)[number], () => Promise<Blob>>
}

/** Downloads all pages of a list as CSV or PDF. */
export function SaveAs({ name, files }: SaveAsProps) {
  const [busy, setBusy] = useState<keyof typeof files | null>(null)
  async function save(format: keyof typeof files) {
    if (busy) return
    setBusy(format)
    try {
      saveFile(await files[format](), `${name}.${format}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, error.failure ? 'warning' : 'error')
    } finally {
      setBusy(null)
    }
  }
  return (
    <p className="flex flex-wrap gap-2">
      {formats.map((format) => (
        <Button
          key={format}
          look="quiet"
          aria-disabled={busy === format || undefined}
          onClick={() => void save(format)}
        >
          {busy === format ? 'Saving…' : `Save as ${format.toUpperCase()}`}
        </Button>
      ))}
    </p>
  )
}
