import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { create } from 'zustand'
import { Button } from '#ui/button.tsx'
import { Toast } from '#ui/toast.tsx'

type Tone = 'success' | 'warning' | 'error'

interface Notice {
  id: number
  tone: Tone
  text: string
  undo?: () => void
}

/** Milliseconds that a notice is visible, without and with Undo. */
const stay = { plain: 5_000, undo: 10_000 }

let last = 0

const useNotices = create<{ notices: Notice[]; announced: string }>(() => ({
  notices: [],
  announced: '',
}))

/** Results of what the member did, at the foot of the screen; screen readers announce them. */
export function Notices() {
  const { notices, announced } = useNotices()
  const dialog = useTopDialog()
  const content = (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center gap-2"
      >
        {notices.map(({ id, tone, text, undo }) => (
          <Toast key={id} tone={tone}>
            {text}
            {undo && (
              <Button
                look="bare"
                className="pointer-events-auto -my-1 -mr-2"
                onClick={() => {
                  remove(id)
                  undo()
                }}
              >
                Undo
              </Button>
            )}
          </Toast>
        ))}
      </div>
    </>
  )
  return dialog ? createPortal(content, dialog) : content
}

/**
 * The open dialog, or null. Everything outside of it lies behind it and is inert: notices stand in it, where they are
 * visible, announced, and their Undo can be pressed.
 */
function useTopDialog(): HTMLDialogElement | null {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  useEffect(() => {
    const look = () => {
      const open = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
      setDialog(Array.from(open).at(-1) ?? null)
    }
    const observer = new MutationObserver(look)
    const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] }
    observer.observe(document.body, changes)
    look()
    return () => observer.disconnect()
  }, [])
  return dialog
}

/** Shows a result. With `undo` it stays for ten seconds, and a button takes the change back. */
export function notify(text: string, options: { tone?: Tone; undo?: () => void } = {}): void {
  const id = ++last
  const { tone = 'success', undo } = options
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter((other) => other.text !== text), { id, tone, text, undo }],
  }))
  setTimeout(() => remove(id), undo ? stay.undo : stay.plain)
}

/** Says it to screen readers alone: what others see by itself, such as a list that has changed. */
export function announce(text: string): void {
  useNotices.setState({ announced: text })
}

function remove(id: number) {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((other) => other.id !== id) }))
}
