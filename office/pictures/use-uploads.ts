import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { maxPictureBytes } from '#contract/limits.ts'
import { sendFile } from '../api/send-file.ts'
import { announce } from '../shell/notices.tsx'
import type { Picture } from './picture.ts'
import { NoPicture, reduced } from './reduce.ts'

/** A chosen file on its way. */
export interface Upload {
  key: number
  file: File
  /** A `blob:` address of the file. */
  preview: string
  /** 0 to 1; null: it waits. */
  progress: number | null
  /** Why it was not stored. */
  problem: string | null
}

interface UploadOptions<P extends Picture> {
  value: readonly P[]
  onChange: (value: (P | Picture)[]) => void
  max: number
}

/** Sent at a time. */
const atOnce = 2
let lastKey = 0

/** Sends chosen files, and adds each to the value where it was chosen, whichever arrives first. */
export function useUploads<P extends Picture>(options: UploadOptions<P>) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const { max } = options
  const { take, count } = useTaking(options)
  const aborts = useAborts()

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  function add(files: readonly File[]) {
    const left = max === 1 ? 1 : max - count() - uploads.length
    const fresh = files.slice(0, Math.max(0, left)).map(newUpload)
    const over = files.length - fresh.length
    setProblem(over > 0 ? `${max} at most: ${over} left out.` : null)
    setUploads((all) => [...(max === 1 ? [] : all), ...fresh])
    void inTurn(fresh, send)
  }

  async function send(upload: Upload) {
    const { key, file } = upload
    const abort = new AbortController()
    aborts.set(key, abort)
    change(key, { progress: 0, problem: null })
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const hash = await storePicture(file, { onProgress, signal: abort.signal })
      if (!take(hash, key)) setProblem('The same picture was there already.')
      remove(upload)
    } catch (error) {
      const problem = uploadWords(error)
      if (abort.signal.aborted) return
      change(key, { progress: null, problem })
      announce(`${file.name}: ${problem}`)
    } finally {
      aborts.delete(key)
    }
  }

  function remove({ key, preview }: Upload) {
    aborts.get(key)?.abort()
    URL.revokeObjectURL(preview)
    setUploads((all) => all.filter((one) => one.key !== key))
  }

  return { uploads, problem, add, retry: (upload: Upload) => void send(upload), remove }
}

/** Adds stored pictures to the value as it is by then. */
function useTaking<P extends Picture>(options: UploadOptions<P>) {
  const latest = useRef(options)
  latest.current = options
  // The value as it will be, for those that arrive before the page is drawn again.
  const value = useRef<(P | Picture)[]>([])
  useEffect(() => {
    value.current = [...options.value]
  }, [options.value])
  const ranks = useRef(new Map<string, number>())
  /** False where it was there already. */
  function take(hash: string, rank: number): boolean {
    const { max, onChange } = latest.current
    const [first] = value.current
    if (value.current.some((one) => one.hash === hash)) return max === 1
    ranks.current.set(hash, rank)
    value.current =
      max === 1
        ? // In place of the only one: what it shows is often the same.
          [{ ...first, hash, alt: first?.alt ?? '' }]
        : inserted(value.current, { hash, alt: '' }, ranks.current)
    onChange(value.current)
    announce('The picture is stored.')
    return true
  }
  return { take, count: () => value.current.length }
}

/** Of what is on its way; all of it ends with the page. */
function useAborts(): Map<number, AbortController> {
  const [aborts] = useState(() => new Map<number, AbortController>())
  useEffect(
    () => () => {
      for (const abort of aborts.values()) abort.abort()
    },
    [aborts],
  )
  return aborts
}

function newUpload(file: File): Upload {
  const preview = URL.createObjectURL(file)
  return { key: ++lastKey, file, preview, progress: null, problem: null }
}

async function inTurn(uploads: readonly Upload[], send: (upload: Upload) => Promise<void>) {
  const waiting = [...uploads]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Before the first picture that was chosen after it; pictures without a rank were there before. */
export function inserted<P extends Picture>(
  all: readonly P[],
  picture: P,
  ranks: ReadonlyMap<string, number>,
): P[] {
  const rank = ranks.get(picture.hash) ?? 0
  const at = all.findIndex(({ hash }) => (ranks.get(hash) ?? -1) > rank)
  return at < 0 ? [...all, picture] : all.toSpliced(at, 0, picture)
}

/** The list with one of its items at another place. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const [item] = all.slice(from, from + 1)
  return item === undefined ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Sends a picture under its file's name; answers its hash. Throws what `uploadWords` has words for. */
export async function storePicture(
  file: File,
  sending: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<string> {
  const picture = await reduced(file)
  const query = { name: file.name.slice(-200) }
  if (picture.size > maxPictureBytes) throw new NoPicture('It is larger than 12 MB.')
  return (await sendFile('POST /office/pictures', picture, { ...sending, query })).data.picture.hash
}

export function uploadWords(error: unknown): string {
  if (error instanceof ApiError || error instanceof NoPicture) return error.message
  throw error
}
