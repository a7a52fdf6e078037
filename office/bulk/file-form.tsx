import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { maxBulkFileBytes } from '#contract/limits.ts'
import { Button } from '#ui/button.tsx'
import { sendFile } from '../api/send-file.ts'
import { Section } from '../shell/section.tsx'
import { FileSettingsFields, useFileSettings } from './file-settings.tsx'

/** Sends a CSV, with its progress; what is wrong with it as a file is said here. */
export function FileForm() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const fileSettings = useFileSettings()
  async function send(file: File) {
    const abort = new AbortController()
    setPart(0)
    try {
      // Programs name the type of a CSV as they like.
      const { data } = await sendFile(
        'POST /office/bulk/files',
        new Blob([file], { type: 'text/csv' }),
        {
          query: { ...fileSettings.settings, name: file.name.slice(-200) },
          onProgress: setPart,
          signal: abort.signal,
        },
      )
      await navigate({ to: `/bulk/${data.id}` })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      input.current?.focus()
    } finally {
      setPart(null)
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const file = input.current?.files?.[0]
    setProblem(null)
    if (part !== null) return
    if (!file) setProblem('Choose a file first.')
    else if (file.size > maxBulkFileBytes) setProblem('A file has at most 50 MB. Split it.')
    else void send(file)
  }
  return (
    <Section title="From a file">
      <form method="post" noValidate onSubmit={submit} className="grid justify-items-start gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          CSV file
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-problem`}
          className="min-h-11 w-full max-w-full text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3 file:text-ink"
        />
        <p
          id={`${id}-problem`}
          role="alert"
          className={
            problem ? 'text-sm font-medium text-danger [overflow-wrap:anywhere]' : 'hidden'
          }
        >
          {problem}
        </p>
        <FileSettingsFields {...fileSettings} />
        {part !== null && (
          <progress
            aria-label="Sending the file"
            max={1}
            value={part}
            className="w-full accent-brand"
          />
        )}
        <Button type="submit" look="accent" aria-disabled={part !== null || undefined}>
          {part === null ? 'Check the file' : part < 1 ? 'Sending…' : 'Reading…'}
        </Button>
      </form>
    </Section>
  )
}
