import { sendCall } from '#client/transport.ts'
import { mending } from './api.ts'

/**
 * Downloads what a call answers as a file, once the member has proved the second factor where it asks for that. It may take
 * longer than other calls. Throws `ApiError`.
 */
export async function download(path: string, fileName: string): Promise<void> {
  const file = await mending(() =>
    sendCall(
      { call: `GET ${path}` },
      { token: null, onExpired: () => undefined, begun: fetch(`/api/v1${path}`) },
    ),
  )
  if (!(file instanceof Blob)) throw new Error(`GET ${path} answered no file`)
  saveFile(file, fileName)
}

/** Saves bytes as a file of the browser's. */
export function saveFile(file: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
