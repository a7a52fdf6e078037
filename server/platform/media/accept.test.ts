import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { acceptPicture } from './accept.ts'
import { PictureRefused } from './accepted.ts'

function photograph(width = 120, height = 80) {
  return sharp({ create: { width, height, channels: 3, background: '#c43f3a' } })
}

describe('photographs from outside', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s is taken by its content', async (format) => {
    const accepted = await acceptPicture(await photograph().toFormat(format).toBuffer())
    expect(accepted).toMatchObject({ type: `image/${format}`, width: 120, height: 80 })
    expect((await sharp(accepted.bytes).metadata()).format).toBe(format)
    expect(accepted.placeholder_color).toMatch(/^#c[3-6][34][0-9a-f]3[0-9a-f]$/)
  })

  test('are turned upright and lose place, device and all other hidden data', async () => {
    const sent = await photograph()
      .withExif({
        IFD0: { Make: 'Secret Maker' },
        IFD3: { GPSLatitude: '7/1 23/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(sent.includes('Secret Maker')).toBe(true)
    const { bytes, width, height } = await acceptPicture(sent)
    expect(bytes.includes('Secret Maker')).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect([width, height]).toEqual([80, 120])
  })

  test('are stored at 2,560 pixels a side at most', async () => {
    const { width, height } = await acceptPicture(await photograph(4000, 1000).jpeg().toBuffer())
    expect([width, height]).toEqual([2560, 640])
  })

  test.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a signature and rubbish', Buffer.from('\xff\xd8\xff rubbish', 'latin1')],
    ['too many bytes', Buffer.alloc(12 * 1024 * 1024 + 1, 0xff)],
    ['a header that demands gigabytes', hugePng()],
  ])('%s is refused', async (_, bytes) => {
    await expect(acceptPicture(bytes)).rejects.toThrow(PictureRefused)
  })

  test('one cut short is refused', async () => {
    const whole = await photograph(800, 600).png({ compressionLevel: 0 }).toBuffer()
    await expect(acceptPicture(whole.subarray(0, whole.length / 2))).rejects.toThrow(PictureRefused)
  })
})

/** 60,000 by 60,000 pixels in 70 bytes. */
function hugePng(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(60_000, 0)
  header.writeUInt32BE(60_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const data = chunk('IDAT', deflateSync(Buffer.alloc(16)))
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))])
}
