import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { announce, notify } from '../shell/notices.tsx'
import type { Picture } from './picture.ts'
import { PictureItem } from './picture-item.tsx'
import { UploadItem } from './upload-item.tsx'
import { moved, useUploads } from './use-uploads.ts'

interface PictureFieldProps<P extends Picture> {
  label: string
  hint?: string
  /** In their order; the first one is the main picture. */
  value: readonly P[]
  /** A new picture has its hash and empty words; others keep what else they have. */
  onChange: (value: (P | Picture)[]) => void
  /** At most; 1: another one replaces it. */
  max: number
  /** Whether each needs words for those who do not see it. True unless told otherwise. */
  needsWords?: boolean
  /** Fields of one's own below each picture. */
  extra?: (picture: P) => ReactNode
  /** What is wrong with the pictures together. */
  error?: string | undefined
  disabled?: boolean
}

/**
 * Pictures of a record: chosen, dropped or pasted, several at once; each is made smaller, sent with its progress,
 * and retried by itself. Their order changes by drag, by buttons and by arrow keys.
 */
export function PictureField<P extends Picture>(props: PictureFieldProps<P>) {
  const { label, hint, value, onChange, max, needsWords = true, extra, error, disabled } = props
  const { uploads, problem, add, retry, remove } = useUploads({ value, onChange, max })
  const field = useRef<HTMLFieldSetElement>(null)
  const order = useOrder(value, onChange, field)
  const drop = useDropAndPaste(field, add, disabled)
  const id = useId()
  const isFull = max > 1 && value.length + uploads.length >= max

  function takeOut(at: number) {
    const before = [...value]
    onChange(value.toSpliced(at, 1))
    notify('The picture is taken out.', { undo: () => onChange(before) })
  }

  return (
    <fieldset
      ref={field}
      disabled={disabled}
      data-picture-field
      {...drop.handlers}
      className={classes(
        'grid gap-3 rounded-md border border-dashed p-3',
        drop.isOver ? 'border-brand bg-brand-soft' : 'border-line-strong',
      )}
    >
      <legend className="px-1 text-sm font-semibold">{label}</legend>
      {(value.length > 0 || uploads.length > 0) && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-3">
          {value.map((picture, at) => (
            <PictureItem
              key={picture.hash}
              picture={picture}
              place={{ at, of: value.length }}
              needsWords={needsWords}
              isDisabled={disabled === true}
              onWords={(alt) => onChange(value.with(at, { ...picture, alt }))}
              onMove={(to) => order.move(at, to)}
              onRemove={() => takeOut(at)}
              drag={order.drag(at)}
            >
              {extra?.(picture)}
            </PictureItem>
          ))}
          {uploads.map((upload) => (
            <UploadItem
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onRemove={() => remove(upload)}
            />
          ))}
        </ul>
      )}
      {!disabled && (
        <FileButton
          label={
            max > 1 ? 'Add pictures' : value.length > 0 ? 'Choose another' : 'Choose a picture'
          }
          isMany={max > 1}
          isFull={isFull}
          describedBy={id}
          onChoose={add}
        />
      )}
      {!disabled && (
        <p id={id} className="text-sm text-ink-soft">
          {hint} Drop or paste {max === 1 ? 'one' : `up to ${max}`} here too: JPEG, PNG or WebP.
          Place and device are taken out.
        </p>
      )}
      {disabled && value.length === 0 && <p className="text-sm text-ink-soft">No picture yet.</p>}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem ?? error}
      </p>
    </fieldset>
  )
}

interface FileButtonProps {
  label: string
  isMany: boolean
  isFull: boolean
  describedBy: string
  onChoose: (files: readonly File[]) => void
}

function FileButton({ label, isMany, isFull, describedBy, onChoose }: FileButtonProps) {
  return (
    <label
      className={classes(
        buttonClass({ look: 'quiet' }),
        'dense justify-self-start focus-within:outline-2 focus-within:outline-offset-2',
        isFull ? 'pointer-events-none opacity-60' : 'cursor-pointer',
      )}
    >
      <Icon name="plus" size={18} />
      {label}
      <input
        type="file"
        accept="image/*"
        multiple={isMany}
        disabled={isFull}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </label>
  )
}

/** Moves pictures by drag and by keys, and keeps the focus on the one that moved. */
function useOrder<P extends Picture>(
  value: readonly P[],
  onChange: (value: P[]) => void,
  field: { current: HTMLElement | null },
) {
  const [dragged, setDragged] = useState<number | null>(null)
  const focused = useRef<string | null>(null)
  useEffect(() => {
    const hash = focused.current
    if (hash === null || !value.some((one) => one.hash === hash)) return
    focused.current = null
    field.current?.querySelector<HTMLElement>(`[data-mover="${hash}"]`)?.focus()
  }, [value, field])
  function move(from: number, to: number) {
    if (to < 0 || to >= value.length || to === from) return
    focused.current = value[from]?.hash ?? null
    onChange(moved(value, from, to))
    announce(`Picture ${from + 1} is now at place ${to + 1} of ${value.length}.`)
  }
  const drag = (at: number) => ({
    isDragged: dragged === at,
    onStart: () => setDragged(at),
    onEnd: () => setDragged(null),
    onDrop: () => {
      if (dragged !== null) move(dragged, at)
      setDragged(null)
    },
    mayDrop: dragged !== null,
  })
  return { move, drag }
}

/** Files that are dropped on the field, or pasted in it or on a page that has no other. */
function useDropAndPaste(
  field: { current: HTMLElement | null },
  add: (files: readonly File[]) => void,
  disabled = false,
) {
  const [isOver, setOver] = useState(false)
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    if (disabled) return
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])]
      const { current } = field
      if (files.length === 0 || !current) return
      const isInside = event.target instanceof Node && current.contains(event.target)
      const isOnly = document.querySelectorAll('[data-picture-field]').length === 1
      if (!isInside && !isOnly) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [field, disabled])
  const hasFiles = (event: React.DragEvent) => event.dataTransfer.types.includes('Files')
  const handlers = disabled
    ? {}
    : {
        onDragOver(event: React.DragEvent) {
          if (!hasFiles(event)) return
          event.preventDefault()
          setOver(true)
        },
        onDragLeave: () => setOver(false),
        onDrop(event: React.DragEvent) {
          setOver(false)
          if (!hasFiles(event)) return
          event.preventDefault()
          add([...event.dataTransfer.files])
        },
      }
  return { isOver, handlers }
}
