import { type FormEvent, useState } from 'react'
import { timeOf } from '#client/lagos-time.ts'
import { ApiError } from '#contract/client.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from '../api/api.ts'
import { momentOf } from '../lists/time.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { Section } from '../shell/section.tsx'
import { fromField, toField } from './period.ts'

interface Preview {
  at: string
  address: string
  expires_at: string
}

/** The home page as it will be at a time, behind a link that works for ten minutes. */
export function PreviewPage() {
  const [time, setTime] = useState(() => toField(new Date().toISOString()))
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  async function make(event: FormEvent) {
    event.preventDefault()
    const at = fromField(time)
    if (at === null) return setProblem('Choose a day and a time')
    setProblem(null)
    try {
      const { data } = await api('POST /office/content/preview', { body: { at } })
      setPreview({ at, ...data })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    }
  }
  return (
    <div className="grid gap-5">
      <PageHeader title="Home page in advance" />
      <Section title="At which time?">
        <form method="post" noValidate onSubmit={make} className="flex flex-wrap items-end gap-3">
          <Field
            type="datetime-local"
            label="Day and time in Lagos"
            value={time}
            error={problem}
            onChange={({ target }) => {
              setTime(target.value)
              setPreview(null)
            }}
          />
          <Button type="submit" look="accent">
            Make the preview
          </Button>
        </form>
        <p className="text-sm text-ink-soft">
          Banners, tiles, representatives and links are those of that time. Products and prices are
          today’s.
        </p>
        <div role="status" className="grid gap-2">
          {preview && (
            <>
              <a
                href={preview.address}
                target="_blank"
                rel="noreferrer"
                className={`${buttonClass({ look: 'quiet' })} justify-self-start`}
              >
                <Icon name="home" size={18} />
                Open the home page of {momentOf(preview.at)}
              </a>
              <p className="text-sm text-ink-soft">
                The link works until {timeOf(preview.expires_at)}. Anyone with the link can see the
                page, so share it only with colleagues.
              </p>
            </>
          )}
        </div>
      </Section>
    </div>
  )
}
