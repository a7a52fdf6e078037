import { randomBytes } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/platform/log.ts'
import { openMedia, openStore, pictureAddress } from '#server/platform/media/media.ts'
import type { Cluster } from './cluster/cluster.ts'

const lostMs = 30_000

/** The folder with all pictures cannot be read for 30 s. Answers what became of pictures, in words. */
export async function loseStore({ folder, shopUrl }: Cluster): Promise<string> {
  const pictures = join(folder, 'pictures')
  const seen = await putPicture(pictures)
  const other = await putPicture(pictures)
  const get = async (address: string) => {
    const { status, headers } = await fetch(`${shopUrl}${address}`)
    return `${status}${headers.has('retry-after') ? ' with Retry-After' : ''}`
  }
  // Each process has it in memory afterwards.
  for (let turn = 0; turn < 8; turn++) await get(`${seen}?w=320`)

  await rename(pictures, `${pictures}-away`)
  await writeFile(pictures, 'not a folder')
  const answers = { seen: new Map<string, number>(), other: new Map<string, number>() }
  const count = (counts: Map<string, number>, answer: string) =>
    counts.set(answer, (counts.get(answer) ?? 0) + 1)
  const from = performance.now()
  while (performance.now() - from < lostMs) {
    count(answers.seen, await get(`${seen}?w=320`))
    count(answers.other, await get(`${other}?w=480`))
    await wait(500)
  }
  await rm(pictures)
  await rename(`${pictures}-away`, pictures)
  const backAt = performance.now()
  while ((await get(`${other}?w=480`)) !== '200') await wait(100)
  const seconds = ((performance.now() - backAt) / 1_000).toFixed(1)
  const listed = (counts: Map<string, number>) =>
    [...counts].map(([answer, times]) => `${times} × ${answer}`).join(', ')
  return `a picture that was shown before ${listed(answers.seen)}, another ${listed(answers.other)}; that one back after ${seconds} s`
}

/** Stores a picture beside the mall; answers its address. */
async function putPicture(folder: string): Promise<string> {
  const config = readConfig({
    NODE_ENV: 'test',
    MEDIA_FOLDER: folder,
    MALL_SECRET: 'a secret for drills that nobody else has',
  })
  const media = openMedia(openStore(config), openLog('silent'))
  const raw = { width: 640, height: 480, channels: 3 } as const
  const noise = await sharp(randomBytes(640 * 480 * 3), { raw })
    .jpeg()
    .toBuffer()
  try {
    return pictureAddress(await media.put(noise, 'image/jpeg'))
  } finally {
    media.close()
  }
}
