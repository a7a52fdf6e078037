import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { PictureRefused } from './accepted.ts'
import { Maker } from './maker.ts'

const picture = await sharp({
  create: { width: 300, height: 200, channels: 3, background: '#c43f3a' },
})
  .png()
  .toBuffer()

let maker = new Maker()
afterEach(() => maker.close())

test('makes variants and accepts photographs in its own process', async () => {
  maker = new Maker()
  const [small, accepted] = await Promise.all([
    maker.variant(picture, 96, 'webp'),
    maker.accept(picture),
  ])
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 96 })
  expect(accepted).toMatchObject({ type: 'image/png', width: 300, height: 200 })
  expect(await sharp(accepted.bytes).metadata()).toMatchObject({ width: 300 })
})

test('one that is refused or broken does not disturb the next', async () => {
  maker = new Maker()
  await expect(maker.accept(Buffer.from('GIF89a'))).rejects.toThrow(PictureRefused)
  await expect(maker.variant(Buffer.from('rubbish'), 96, 'avif')).rejects.toThrow()
  await expect(maker.variant(picture, 96, 'avif')).resolves.toBeInstanceOf(Buffer)
})

test('work that takes too long ends with its process, and a new one is started', async () => {
  maker = new Maker({ limitMs: 1 })
  const both = [maker.variant(picture, 96, 'avif'), maker.accept(picture)]
  for (const { status } of await Promise.allSettled(both)) expect(status).toBe('rejected')
  // Still too slow, and still an answer: not a dead channel.
  await expect(maker.variant(picture, 96, 'avif')).rejects.toThrow('the picture maker ended')
})

test('ends when it is idle and comes back when it is needed', async () => {
  maker = new Maker({ idleMs: 1 })
  await maker.variant(picture, 96, 'webp')
  const spare = vi.fn()
  setTimeout(spare, 30)
  await vi.waitFor(() => expect(spare).toHaveBeenCalled())
  await expect(maker.variant(picture, 160, 'webp')).resolves.toBeInstanceOf(Buffer)
})

test('it is not taken for idle while there is work, also after some that ended together', async () => {
  maker = new Maker({ idleMs: 20 })
  const four = () => Promise.all([1, 2, 3, 4].map(() => maker.variant(picture, 96, 'webp')))
  for (let round = 0; round < 80; round += 1) expect(await four()).toHaveLength(4)
}, 60_000)

test('what is under way when it closes fails', async () => {
  maker = new Maker()
  const work = maker.variant(picture, 96, 'avif')
  maker.close()
  await expect(work).rejects.toThrow()
})
