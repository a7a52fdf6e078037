import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { PictureRefused } from './accepted.ts'
import { ImageWorker } from './image-worker.ts'

const picture = await sharp({
  create: { width: 300, height: 200, channels: 3, background: '#c43f3a' },
})
  .png()
  .toBuffer()

let worker = new ImageWorker()
afterEach(() => worker.close())

test('makes variants and accepts photographs in its own process', async () => {
  worker = new ImageWorker()
  const [small, accepted] = await Promise.all([
    worker.variant(picture, 96, 'webp'),
    worker.accept(picture),
  ])
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 96 })
  expect(accepted).toMatchObject({ type: 'image/png', width: 300, height: 200 })
  expect(await sharp(accepted.bytes).metadata()).toMatchObject({ width: 300 })
})

test('one that is refused or broken does not disturb the next', async () => {
  worker = new ImageWorker()
  await expect(worker.accept(Buffer.from('GIF89a'))).rejects.toThrow(PictureRefused)
  await expect(worker.variant(Buffer.from('rubbish'), 96, 'avif')).rejects.toThrow()
  await expect(worker.variant(picture, 96, 'avif')).resolves.toBeInstanceOf(Buffer)
})

test('work that takes too long ends with its process, and a new one is started', async () => {
  worker = new ImageWorker({ timeoutMs: 1 })
  const both = [worker.variant(picture, 96, 'avif'), worker.accept(picture)]
  for (const { status } of await Promise.allSettled(both)) expect(status).toBe('rejected')
  // Still too slow, and still an answer: not a dead channel.
  await expect(worker.variant(picture, 96, 'avif')).rejects.toThrow('the image worker ended')
})

test('ends when it is idle and comes back when it is needed', async () => {
  worker = new ImageWorker({ idleMs: 1 })
  await worker.variant(picture, 96, 'webp')
  const spare = vi.fn()
  setTimeout(spare, 30)
  await vi.waitFor(() => expect(spare).toHaveBeenCalled())
  await expect(worker.variant(picture, 160, 'webp')).resolves.toBeInstanceOf(Buffer)
})

test('it is not taken for idle while there is work, also after some that ended together', async () => {
  worker = new ImageWorker({ idleMs: 20 })
  const four = () => Promise.all([1, 2, 3, 4].map(() => worker.variant(picture, 96, 'webp')))
  for (let round = 0; round < 80; round += 1) expect(await four()).toHaveLength(4)
})

test('a task in flight fails when the worker is closed', async () => {
  worker = new ImageWorker()
  const work = worker.variant(picture, 96, 'avif')
  worker.close()
  await expect(work).rejects.toThrow()
})
