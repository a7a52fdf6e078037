import type { Plugin } from 'vite'

/** In the server's renderer, as it is built, a file of a library with its code changed. Fails where no such file is in it. */
export function changedLibrary(
  name: string,
  file: RegExp,
  change: (code: string) => string,
): Plugin {
  let isChanged = false
  return {
    name,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: file },
      handler(code) {
        isChanged = true
        return { code: change(code), map: null }
      },
    },
    generateBundle() {
      if (!isChanged) throw new Error(`no file of the renderer is ${file}`)
    },
  }
}

/**
 * The code with other pieces in the places of these. Throws where one of them is not there exactly once: a later version
 * has to be looked at.
 */
export function changedCode(code: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((changed, [before, after]) => {
    if (changed.split(before).length !== 2) throw new Error(`the library is without '${before}'`)
    return changed.replace(before, () => after)
  }, code)
}
