import { lazy, Suspense, useState } from 'react'
import { useApi } from '#client/api.ts'
import { saveFile } from '#client/browser.ts'
import { notify } from '#client/notices.tsx'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'

/** Few customers delete their account: the popup's code is loaded on demand. */
const DeleteAccount = lazy(() => import('./delete-account.tsx'))

/** The customer's rights over their data: to export and to delete it. */
export function OwnData() {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <section
      aria-labelledby="own-data"
      className="grid gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <h2 id="own-data" className="text-lg">
        Your data
      </h2>
      <p className="text-sm text-ink-soft">
        Download everything we store about you in one file, or delete your account.
      </p>
      <div className="flex flex-wrap gap-3">
        <Download />
        <Button look="danger" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      {isDeleting && (
        <Suspense>
          <DeleteAccount onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </section>
  )
}

function Download() {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  async function download() {
    if (busy) return
    setBusy(true)
    try {
      const { data } = await api('GET /accounts/data')
      const text = JSON.stringify(data, null, 2)
      saveFile(new Blob([text], { type: 'application/json' }), 'my-data.json')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, error.failure ? 'warning' : 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="quiet" aria-disabled={busy || undefined} onClick={() => void download()}>
      {busy ? 'Preparing your file…' : 'Download my data'}
    </Button>
  )
}
