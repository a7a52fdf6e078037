/** Gives a file to the browser to save, as a download of the page is. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari reads the file only after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
