import type { ProductNeed, ProductState } from '#contract/office/product.ts'
import { Badge } from '#ui/badge.tsx'

const words = {
  draft: { tone: 'accent', label: 'Draft' },
  live: { tone: 'success', label: 'Live' },
  hidden: { tone: 'plain', label: 'Hidden' },
  archived: { tone: 'danger', label: 'Archived' },
} as const satisfies Record<ProductState, unknown>

export const stateOptions: { value: ProductState; label: string }[] = [
  { value: 'live', label: 'Live' },
  { value: 'draft', label: 'Draft' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'archived', label: 'Archived' },
]

export function ProductStateBadge({ state }: { state: ProductState }) {
  const { tone, label } = words[state]
  return <Badge tone={tone}>{label}</Badge>
}

/** What a product needs before it goes on sale, as the page says it. */
export const needWords: Record<ProductNeed, string> = {
  category: 'a category',
  price: 'a price',
  weight: 'a weight',
  stock: 'stock',
  picture: 'a picture with words',
}
