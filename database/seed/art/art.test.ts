import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { artKinds } from '../demo/art-kinds.ts'
import { demoData } from '../demo/demo.ts'
import { bannerPlaces, type DemoPicture, type Look } from '../demo/shape.ts'
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
import { settingOf } from './settings.ts'

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

function look(other: Partial<Look>): Look {
  return { paint: '#1f6f5c', name: 'Tecno', maker: '', edition: '', size: '', scale: 1, ...other }
}

describe('products', () => {
  test.each(artKinds)('%s: three views or more', async (kind) => {
    const views = drawProduct(kind, look({ name: 'Àdùkẹ́ & Sons' }))
    expect(views.length).toBeGreaterThanOrEqual(3)
    expect(new Set(views.map(({ svg }) => svg)).size).toBe(views.length)
    for (const view of views) {
      expect(view.svg.length).toBeLessThan(14_000)
      await expectSound(view)
    }
  })

  test('the same look gives the same bytes', () => {
    expect(drawProduct('phone', look({}))).toEqual(drawProduct('phone', look({})))
  })

  test('colour, name, edition, size and scale are seen', () => {
    const looks = [{ paint: '#d1403a' }, { name: 'Infinix' }, { edition: 'Pro' }, { scale: 0.8 }]
    const pictures = [{}, ...looks].map((one) => drawProduct('phone', look(one)))
    expect(new Set(pictures.map(([first]) => first?.svg)).size).toBe(5)
    const designs = [{}, { maker: 'Nestlé' }, { size: '400 g' }]
    const tins = designs.map((one) => drawProduct('cocoa-tin', look(one)))
    expect(new Set(tins.map(([first]) => first?.svg)).size).toBe(3)
  })

  test.each(['#ffffff', '#000000'])('%s can be told from the ground', async (paint) => {
    const [first] = drawProduct('shirt', look({ paint }))
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
    look: 'scene',
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

  test('every trade name is set in a face of its own, and the names are not all in one', () => {
    const names = [...new Set(demoData.products.map(({ art }) => art.name))]
    expect(names.filter((name) => !settingOf(name))).toEqual([])
    expect(new Set(names.map((name) => settingOf(name)?.face)).size).toBe(6)
  })

  test('are made smaller where there is no room', () => {
    expect(wordsWidth('Haier Thermocool', 100)).toBeGreaterThan(400)
    const shrunk = words('Haier Thermocool', 0, 0, { size: 100, ink: '#000000', within: 400 })
    expect(Number(/scale\(([\d.]+)\)/.exec(shrunk)?.[1])).toBeLessThan(0.5)
  })
})
