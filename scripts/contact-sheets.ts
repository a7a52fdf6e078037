import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import type { Api } from '#contract/client.ts'
import { httpApi } from '#contract/http-api.ts'
import type { ProductCard } from '#contract/shop/product.ts'
import { escapeHtml } from '#server/platform/http/html.ts'

const columns = 10
const rows = 8
/** CSS pixels, as the pictures are stored. */
const tile = 160

/**
 * All products of a running mall by category, each as its card's picture with its name below, in pictures of 80
 * products that somebody can look through. Returns what was written: the title and the file of each.
 */
export async function takeContactSheets(
  browser: Browser,
  origin: string,
  folder: string,
): Promise<{ title: string; file: string }[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const api = httpApi(origin)
  const { data } = await api('GET /categories')
  // The mall's pictures load on its own pages only, and its policy forbids what a sheet needs.
  const viewport = { width: columns * tile, height: 900 }
  const page = await browser.newPage({ viewport, bypassCSP: true })
  await page.goto(`${origin}/robots.txt`)
  const written = []
  for (const { id, name, slug } of data.category) {
    const products = await productsOf(api, id)
    for (let from = 0; from < products.length; from += columns * rows) {
      await page.setContent(sheetOf(products.slice(from, from + columns * rows)))
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      )
      const file = `${slug}-${from / (columns * rows) + 1}.webp`
      const picture = await page.screenshot({ fullPage: true })
      writeFileSync(join(folder, file), await sharp(picture).webp({ quality: 60 }).toBuffer())
      written.push({ title: name, file })
    }
  }
  await page.close()
  return written
}

async function productsOf(api: Api, category: number): Promise<ProductCard[]> {
  const products: ProductCard[] = []
  for (let page = 1; ; page++) {
    const answer = await api('GET /products/all/category/{categoryId}', {
      params: { categoryId: String(category) },
      query: { page },
    })
    products.push(...answer.data.products.data)
    if (page >= answer.data.products.last_page) return products
  }
}

function sheetOf(products: ProductCard[]): string {
  const tiles = products.map(
    ({ name, images }) =>
      `<li>${images[0] ? `<img src="${images[0].image_url}.webp?w=${tile}" alt="">` : ''}${escapeHtml(name)}</li>`,
  )
  return `<style>
    body { margin: 0; background: #fff }
    ul { display: grid; grid-template-columns: repeat(${columns}, ${tile}px); margin: 0; padding: 0; list-style: none; font: 12px/1.2 sans-serif }
    li { height: ${tile + 36}px; padding: 2px; overflow: hidden; box-sizing: border-box }
    img { display: block; width: ${tile - 4}px; height: ${tile - 4}px }
  </style><ul>${tiles.join('')}</ul>`
}
