import { useEffect, useRef } from 'react'

/** One shortcut: `['g', 'm']` is g, then m; `['mod+k']` is Ctrl K, or ⌘ K on a Mac. */
export interface Shortcut {
  keys: readonly string[]
  does: string
  run: () => void
}

/** Milliseconds between the keys of one shortcut. */
const pauseMs = 1_200

/** Runs shortcuts. None fires while typing, or over a dialog, but those with Ctrl. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    let pressed: string[] = []
    let timer = 0
    function press(event: KeyboardEvent) {
      const key = nameOf(event)
      if (key === null || isBusy(event, key)) return
      pressed = [...pressed, key]
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        pressed = []
      }, pauseMs)
      const shortcut = latest.current.find(({ keys }) => endsWith(pressed, keys))
      if (!shortcut) return
      event.preventDefault()
      pressed = []
      shortcut.run()
    }
    addEventListener('keydown', press)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', press)
    }
  }, [])
}

/** Null for keys that are no shortcut's: alone, or with Alt. */
function nameOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (altKey || key.length !== 1) return null
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key
}

function isBusy({ target }: KeyboardEvent, key: string): boolean {
  if (document.querySelector('dialog[open]')) return true
  if (key.startsWith('mod+')) return false
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type))
  )
}

function endsWith(pressed: readonly string[], keys: readonly string[]): boolean {
  return keys.every((key, at) => pressed[pressed.length - keys.length + at] === key)
}
