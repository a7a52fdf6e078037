import { useId, useState } from 'react'
import { storePicture, uploadWords } from '../pictures/use-uploads.ts'
import { Section } from '../shell/section.tsx'

interface Progress {
  done: number
  of: number
  /** Files that were refused, with the reason. */
  problems: readonly string[]
}

/** Sends pictures ahead of the file that names them. */
export function NamedPictures() {
  const id = useId()
  const [sent, setSent] = useState<Progress | null>(null)
  const isBusy = sent !== null && sent.done < sent.of
  async function send(files: readonly File[]) {
    const problems: string[] = []
    for (const [at, file] of files.entries()) {
      setSent({ done: at, of: files.length, problems: [...problems] })
      const sending = { onProgress: () => undefined, signal: new AbortController().signal }
      try {
        await storePicture(file, sending)
      } catch (error) {
        problems.push(`${file.name}: ${uploadWords(error)}`)
      }
    }
    setSent({ done: files.length, of: files.length, problems })
  }
  return (
    <Section title="Pictures for a file">
      <p className="text-sm text-ink-soft">
        The column ‘pictures’ names them by their file names. Send them before the file; those that
        no product has taken up after seven days are deleted.
      </p>
      <label htmlFor={id} className="text-sm font-semibold">
        Pictures
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        disabled={isBusy}
        onChange={({ target }) => void send([...(target.files ?? [])])}
        className="min-h-11 w-full max-w-full text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3 file:text-ink"
      />
      <div role="status" className="grid gap-1 text-sm">
        {sent && sent.of > 0 && (
          <p className="tabular-nums">
            {(sent.done - sent.problems.length).toLocaleString('en-NG')} of{' '}
            {sent.of.toLocaleString('en-NG')} pictures are sent.
          </p>
        )}
        {sent?.problems.map((words) => (
          <p key={words} className="text-danger [overflow-wrap:anywhere]">
            {words}
          </p>
        ))}
      </div>
    </Section>
  )
}
