import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { artKinds } from '../demo/art-kinds.ts'
import { bannerPlaces, type DemoPicture } from '../demo/shape.ts'
import {
  bannerSizes,
  drawBanner,
  drawBrandMark,
  drawCategory,
  drawMenuIcon,
  drawPortrait,
  drawProduct,
} from './art.ts'
import { words, wordsWidth } from './lettering.ts'

/** Readable by the renderer of the pictures, of the size that it says, and made of nothing but shapes. */
async function expectSound({
  svg,
  width,
  height,
  placeholder_color,
  alt,
}: DemoPicture): Promise<void> {
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height, format: 'svg' })
  expect(svg).not.toMatch(
    /<text|<script|<image|https?:(?!\/\/www\.w3\.org\/2000\/svg)|NaN|undefined|[«»]/,
  )
  expect(placeholder_color).toMatch(/^#[0-9a-f]{6}$/)
  expect(alt).not.toBe('')
}

describe('products', () => {
  test.each(artKinds)('%s: three views or more', async (kind) => {
    const views = drawProduct(kind, '#c43f3a', 'Àdùkẹ́ & Sons')
    expect(views.length).toBeGreaterThanOrEqual(3)
    expect(new Set(views.map(({ svg }) => svg)).size).toBe(views.length)
    for (const view of views) {
      expect(view.svg.length).toBeLessThan(9000)
      await expectSound(view)
    }
  })

  test('the same input gives the same bytes', () => {
    expect(drawProduct('phone', '#1f6f5c', 'Tecno')).toEqual(
      drawProduct('phone', '#1f6f5c', 'Tecno'),
    )
  })

  test('colour and label are seen', () => {
    const pictures = [
      drawProduct('phone', '#1f6f5c', 'Tecno'),
      drawProduct('phone', '#d1403a', 'Tecno'),
      drawProduct('phone', '#1f6f5c', 'Infinix'),
    ]
    expect(new Set(pictures.map(([first]) => first?.svg)).size).toBe(3)
  })

  test.each(['#ffffff', '#000000'])('%s can be told from the ground', async (paint) => {
    const [first] = drawProduct('shirt', paint)
    const { channels } = await sharp(Buffer.from(first?.svg ?? ''))
      .resize(200)
      .stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8)
  })
})

test.each(bannerPlaces)('banner %s has its size and says its words', async (place) => {
  const banner = drawBanner({
    title: 'Sleep well',
    line: 'To your bedroom',
    kind: 'mattress',
    place,
    tone: 'night',
  })
  expect([banner.width, banner.height]).toEqual([...bannerSizes[place]])
  expect(banner.alt).toBe('Sleep well. To your bedroom')
  await expectSound(banner)
})

test('tiles, marks and faces are sound', async () => {
  await expectSound(drawCategory('sofa'))
  await expectSound(drawMenuIcon('rice-bag'))
  await expectSound(drawBrandMark('Nestlé', '#1f3f8c', '#ffffff'))
  await expectSound(drawPortrait('Morenike'))
})

describe('letters', () => {
  test('spell with accents and dots, leave what they do not know blank', () => {
    const style = { size: 10, ink: '#000000' }
    expect(words('ọ', 0, 0, style)).not.toBe(words('o', 0, 0, style))
    expect(words('漢', 0, 0, style)).toBe('')
  })

  test('are made smaller where there is no room', () => {
    expect(wordsWidth('Haier Thermocool', 100)).toBeGreaterThan(400)
    const shrunk = words('Haier Thermocool', 0, 0, { size: 100, ink: '#000000', within: 400 })
    expect(Number(/scale\(([\d.]+)\)/.exec(shrunk)?.[1])).toBeLessThan(0.5)
  })
})
