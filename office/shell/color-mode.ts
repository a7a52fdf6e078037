type Mode = 'light' | 'dark'

/** Of this browser; shoppers' pages have an entry of their own. */
const storageKey = 'oja-office-mode'
const darkDevice = matchMedia('(prefers-color-scheme: dark)')

/** Sets the mode before the first paint, and follows the device while none is chosen. */
export function followColorMode(): void {
  apply()
  darkDevice.addEventListener('change', apply)
  addEventListener('storage', apply)
}

export function toggleColorMode(): void {
  const mode: Mode = document.documentElement.dataset.mode === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem(storageKey, mode)
  } catch {
    // A browser that stores nothing has the mode until it is closed.
  }
  document.documentElement.dataset.mode = mode
}

function apply() {
  document.documentElement.dataset.mode = chosen() ?? (darkDevice.matches ? 'dark' : 'light')
}

function chosen(): Mode | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : null
  } catch {
    return null
  }
}
