import { drawProduct } from './art/art.ts'
import type { DemoPicture, DemoProduct } from './demo/shape.ts'

interface ProductPicture {
  picture: DemoPicture
  /** The colour that it shows; null: the product, which has one look. */
  value: string | null
}

/** The product whose gallery has more pictures than fit beside each other: each colour is also seen near. */
const seenNear = 'APL-IP17PM'

/** The pictures of a product; where colours are a choice, those of each colour in its paint. */
export function productPictures(product: DemoProduct): ProductPicture[] {
  const { kind, ...art } = product.art
  const { paint } = art
  const colours = product.variations?.options.find(({ paints }) => paints)
  const looks = colours?.paints?.map((one, i) => ({ paint: one, value: colours.values[i] ?? null }))
  return (looks ?? [{ paint, value: null }]).flatMap((look) => {
    const views = drawProduct(kind, { ...art, paint: look.paint })
    const near = product.code === seenNear ? closeUps(views) : []
    return [...views, ...near].map((picture) => ({ picture, value: look.value }))
  })
}

const box = /viewBox="0 0 (\d+) (\d+)"/

/** The upper and the lower half of the first two views. */
function closeUps(views: DemoPicture[]): DemoPicture[] {
  return views.slice(0, 2).flatMap((view) =>
    (
      [
        ['from near', 0.06],
        ['its lower half', 0.48],
      ] as const
    ).map(([name, from]) => ({
      ...view,
      svg: view.svg.replace(box, (_, width, height) => {
        const edge = Number(width) * 0.46
        return `viewBox="${(Number(width) - edge) / 2} ${Number(height) * from} ${edge} ${edge}"`
      }),
      alt: `${view.alt}, ${name}`,
    })),
  )
}
