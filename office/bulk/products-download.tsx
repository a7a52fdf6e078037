import { useState } from 'react'
import { printSearch } from '#client/search-params.ts'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { download } from '../api/download.ts'
import { useMay } from '../session/me.ts'
import { notify } from '../shell/notices.tsx'

interface ProductsDownloadProps {
  /** Of the list of products; none: all of them. */
  filter?: Record<string, string>
}

/** Products as a file that can be changed and sent back, for those who may. */
export function ProductsDownload({ filter = {} }: ProductsDownloadProps) {
  const mayExport = useMay('exports.run')
  const [isBusy, setBusy] = useState(false)
  if (!mayExport) return null
  const query = printSearch(filter)
  async function start() {
    if (isBusy) return
    setBusy(true)
    try {
      await download(`/office/bulk/export${query}`, 'products.csv')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { tone: 'warning' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="quiet" onClick={() => void start()} aria-disabled={isBusy || undefined}>
      {isBusy ? 'One moment…' : query ? 'Download these products' : 'Download all products'}
    </Button>
  )
}
