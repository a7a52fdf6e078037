import { saveFile } from '#client/browser.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '../shell/notices.tsx'

/** Ten recovery codes, this once: the server has only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`
  function copy() {
    navigator.clipboard.writeText(text).then(
      () => notify('Codes copied.'),
      () =>
        notify('We can’t copy in this browser. Save the codes or write them down.', {
          tone: 'warning',
        }),
    )
  }
  return (
    <div className="grid gap-4">
      <p>
        Use one of these codes to sign in if you lose your phone or passkey. Each code works once.
        Save them now: nobody can show them again.
      </p>
      <ul className="grid gap-x-6 gap-y-1 rounded-md bg-sunken p-3 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'office-codes.txt')}
        >
          Save as a file
        </Button>
        <Button look="quiet" onClick={copy}>
          Copy
        </Button>
        <Button look="accent" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  )
}
