import { maxBulkFileBytes } from '#contract/limits.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { refuseFile } from './refuse-file.ts'

/**
 * A file as text, each line ending with `\n`: UTF-8, or UTF-16 where its byte-order mark says so. Refuses what is neither,
 * and what is too long.
 */
export async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let start: Uint8Array = new Uint8Array()
  let length = 0
  let carried = ''
  function textOf(part: Uint8Array | null): string {
    decoder ??= decoderFor(start)
    try {
      const text = part ? decoder.decode(part, { stream: true }) : decoder.decode()
      return text.includes('\0') ? refuseFile(notUtf8) : text
    } catch {
      return refuseFile(notUtf8)
    }
  }
  for await (const part of bytes) {
    length += part.length
    if (length > maxBulkFileBytes) {
      refuse('too_large', { message: 'A file has at most 50 MB. Split it.' })
    }
    if (decoder === null) {
      start = Buffer.concat([start, part])
      // The mark has two bytes, or three.
      if (start.length < 3) continue
    }
    const text = carried + textOf(decoder === null ? start : part)
    // What follows a carriage return is in the next part.
    carried = text.endsWith('\r') ? '\r' : ''
    yield lines(carried ? text.slice(0, -1) : text)
  }
  if (decoder === null) yield lines(textOf(start) + textOf(null))
  else yield lines(carried + textOf(null))
}

function decoderFor(start: Uint8Array): TextDecoder {
  const [one, two] = start
  const encoding =
    one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true })
}

function lines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

const notUtf8 =
  'The file is not text in UTF-8. In your spreadsheet, save it as ‘CSV UTF-8’, and send it again.'
