import { useId, useState } from 'react'
import { useApi } from '#client/api.ts'
import { ApiError } from '#contract/client.ts'
import { maxContactPictures } from '#contract/limits.ts'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'

/** A picture that the mall has, until its message is sent. */
export interface SentPicture {
  /** The mall's name for it. */
  key: string
  fileName: string
  /** A data URL. */
  preview: string
}

interface ContactPicturesProps {
  pictures: SentPicture[]
  onChange: (pictures: SentPicture[]) => void
  /** The server's refusal of the message's pictures. */
  error: string | undefined
}

/** Chooses pictures for a message, and sends each at once. */
export function ContactPictures({ pictures, onChange, error }: ContactPicturesProps) {
  const { add, isSending, problem } = useSending(pictures, onChange)
  const id = useId()
  const isFull = pictures.length >= maxContactPictures
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="mb-1 text-sm font-semibold">Pictures</legend>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map(({ key, fileName, preview }) => (
            <li key={key} className="relative">
              <img
                src={preview}
                alt={fileName}
                className="size-24 rounded-md border border-line bg-sunken object-cover"
              />
              <button
                type="button"
                aria-label={`Remove ${fileName}`}
                className="absolute -top-2 -right-2 grid size-11 place-items-center"
                onClick={() => onChange(pictures.filter((one) => one.key !== key))}
              >
                <span className="grid size-7 place-items-center rounded-full border border-line-strong bg-surface">
                  <Icon name="close" size={16} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <label
        className={classes(
          buttonClass({ look: 'quiet' }),
          'justify-self-start focus-within:outline-2 focus-within:outline-offset-2',
          isFull || isSending ? 'pointer-events-none opacity-60' : 'cursor-pointer',
        )}
      >
        <Icon name="plus" size={18} />
        {isSending ? 'Sending the pictures…' : 'Add pictures'}
        <input
          type="file"
          accept="image/*"
          multiple
          disabled={isFull || isSending}
          aria-describedby={id}
          className="sr-only"
          onChange={({ target }) => {
            void add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      <p id={id} className="text-sm text-ink-soft">
        Up to {maxContactPictures}, 5 MB each: JPEG, PNG or WebP. We remove location data from
        photos.
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem ?? error}
      </p>
    </fieldset>
  )
}

function useSending(pictures: SentPicture[], onChange: ContactPicturesProps['onChange']) {
  const api = useApi()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function add(files: File[]) {
    const left = maxContactPictures - pictures.length
    setProblem(files.length > left ? `You can send ${maxContactPictures} pictures at most.` : null)
    setSending(true)
    let sent = pictures
    try {
      const { shrinkPicture } = await import('./shrink-picture.ts')
      for (const file of files.slice(0, left)) {
        const picture = await shrinkPicture(file)
        if (picture === null) {
          setProblem(`${file.name} is larger than 5 MB.`)
          continue
        }
        const { data } = await api('POST /contact-us/pictures', { body: { picture } })
        sent = [...sent, { key: data.picture, fileName: file.name, preview: picture }]
        onChange(sent)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setSending(false)
    }
  }
  return { add, isSending, problem }
}
