import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { download } from '../api/download.ts'
import { notify } from '../shell/notices.tsx'

/** Documents of these orders, 50 at most: one PDF of each kind. */
export function DocumentButtons({ codes }: { codes: readonly string[] }) {
  const query = `codes=${codes.join()}`
  const isOne = codes.length === 1
  const name = isOne ? `-${codes[0]}` : 's'
  return (
    <div className="flex flex-wrap gap-2">
      <DocumentButton
        path={`/office/documents/labels?${query}`}
        file={`label${name}.pdf`}
        label={isOne ? 'Label' : 'Labels'}
      />
      <DocumentButton
        path={`/office/documents/slips?${query}`}
        file={`slip${name}.pdf`}
        label={isOne ? 'Packing slip' : 'Packing slips'}
      />
      <DocumentButton
        path={`/office/documents/slips?${query}&prices=yes`}
        file={`slip${name}.pdf`}
        label={isOne ? 'Packing slip with prices' : 'Packing slips with prices'}
      />
    </div>
  )
}

interface DocumentButtonProps {
  /** Below `/api/v1`. */
  path: string
  file: string
  label: string
}

/** Downloads a PDF to print. */
export function DocumentButton({ path, file, label }: DocumentButtonProps) {
  const [isBusy, setBusy] = useState(false)
  async function print() {
    if (isBusy) return
    setBusy(true)
    try {
      await download(path, file)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="quiet" aria-disabled={isBusy || undefined} onClick={() => void print()}>
      {isBusy ? 'One moment…' : label}
    </Button>
  )
}
