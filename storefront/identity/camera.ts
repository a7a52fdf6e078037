/** The maximum length of the data URL, which is a third more than the picture's bytes. */
const maxLength = 150_000
/** Pixels of the longer side: enough to recognise a face. */
const longestSide = 900
const qualities = [0.85, 0.75, 0.65, 0.55, 0.45] as const

/** The camera's picture as a JPEG data URL of at most 150 KB; null where there is none yet. */
export function takePicture(video: HTMLVideoElement): string | null {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0 || videoHeight === 0) return null
  for (let side = longestSide; side >= 200; side *= 0.75) {
    const scale = Math.min(1, side / Math.max(videoWidth, videoHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    for (const quality of qualities) {
      const url = canvas.toDataURL('image/jpeg', quality)
      if (url.length <= maxLength) return url
    }
  }
  return null
}
