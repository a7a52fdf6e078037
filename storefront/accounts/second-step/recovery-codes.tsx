import { saveFile } from '#client/browser.ts'
import { notify } from '#client/notices.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** The recovery codes, this once: the server has only their hashes. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`
  function copy() {
    navigator.clipboard.writeText(text).then(
      () => notify('Codes copied.'),
      () => notify('We can’t copy in this browser. Save the codes or write them down.', 'warning'),
    )
  }
  return (
    <Dialog title="Your recovery codes" onClose={onClose}>
      <div className="grid gap-4">
        <p>
          Use one of these codes to log in if you lose your phone or passkey. Each code works once.
          Save them now: we can’t show them again.
        </p>
        <ul className="grid gap-x-6 gap-y-1 rounded-md bg-sunken p-3 font-mono sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button
            look="quiet"
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
          >
            Save as a file
          </Button>
          <Button look="quiet" onClick={copy}>
            Copy
          </Button>
          <Button onClick={onClose}>I have saved them</Button>
        </div>
      </div>
    </Dialog>
  )
}
