import { useEffect, useRef } from 'react'
import { ScannedKeys } from './scanned-keys.ts'

/**
 * Hears a keyboard scanner: characters typed faster than anybody types, ended by Enter, with no field focused; or
 * anything in the search field of the list, ended by Enter. `found` gets the code.
 */
export function useScanner(searchFieldId: string, found: (code: string) => void): void {
  const latest = useRef(found)
  latest.current = found
  useEffect(() => {
    const keys = new ScannedKeys()
    function press(event: KeyboardEvent) {
      const { target, key } = event
      if (target instanceof HTMLInputElement && target.id === searchFieldId) {
        const code = target.value.trim()
        if (key === 'Enter' && code !== '') latest.current(code)
        return
      }
      if (isField(target) || event.ctrlKey || event.metaKey || event.altKey) return
      const heard = keys.press(key, event.timeStamp)
      if (heard === 'typed') return
      // Neither a shortcut nor the link that has the focus.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (heard !== 'scanning') latest.current(heard.code)
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [searchFieldId])
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type))
  )
}
