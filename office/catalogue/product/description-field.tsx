import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/field.tsx'
import { api } from '../../api/api.ts'

interface DescriptionFieldProps {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

interface Preview {
  of: string
  html: string
  isChanged: boolean
}

/** The description as HTML, and on demand as shoppers will see it: what is not allowed is left out. */
export function DescriptionField({ value, error, onChange }: DescriptionFieldProps) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  async function look() {
    setProblem(null)
    try {
      const input = { body: { description: value } }
      const { data } = await api('POST /office/product-descriptions', input)
      setPreview({ of: value, html: data.description, isChanged: data.is_changed })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setProblem(failure.message)
    }
  }
  return (
    <div className="grid gap-2">
      <TextArea
        label="Description"
        hint="Text with paragraphs, lists, tables, bold and italic in HTML. Links, pictures and scripts are left out."
        rows={8}
        maxLength={50_000}
        value={value}
        error={error ?? problem}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button
        look="quiet"
        className="dense justify-self-start"
        onClick={() => (preview?.of === value ? setPreview(null) : void look())}
      >
        {preview?.of === value ? 'Close the preview' : 'Preview'}
      </Button>
      {preview && (
        <section
          aria-label="Preview of the description"
          className="grid gap-2 rounded-md border border-line p-3 text-sm"
        >
          {preview.of !== value && (
            <p className="text-ink-soft">You have changed the text: this preview is from before.</p>
          )}
          {preview.isChanged && (
            <p className="font-medium text-on-accent-soft">
              Some of it is not allowed, and we left it out.
            </p>
          )}
          <div
            className="grid gap-2 [overflow-wrap:anywhere] [&_h3]:text-base [&_ol]:list-decimal [&_ol]:pl-5 [&_td]:border [&_td]:border-line [&_td]:p-1 [&_th]:border [&_th]:border-line [&_th]:p-1 [&_ul]:list-disc [&_ul]:pl-5"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it, as it cleans what it stores
            dangerouslySetInnerHTML={{ __html: preview.html }}
          />
        </section>
      )}
    </div>
  )
}
