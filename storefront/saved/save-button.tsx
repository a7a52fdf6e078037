import type { ProductCard } from '#contract/shop/product.ts'
import { classes } from '#ui/classes.ts'
import { useSaved } from './saved.ts'

interface SaveButtonProps {
  product: Pick<ProductCard, 'id' | 'name' | 'percentage_discount' | 'images'>
  className?: string
}

/** The heart on cards and product pages. */
export function SaveButton({ product, className }: SaveButtonProps) {
  const { isSaved, toggle } = useSaved(product)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${product.name}`}
      onClick={toggle}
      className={classes('save-button not-js:hidden', className)}
    >
      <span className="save-heart" />
    </button>
  )
}
