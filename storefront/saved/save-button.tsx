import type { ProductCard } from '#contract/shop/product.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
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
      className={classes(
        'grid size-11 place-items-center rounded-full not-js:hidden',
        'transition-transform duration-(--quick) active:scale-90',
        className,
      )}
    >
      <span
        className={classes(
          'grid size-9 place-items-center rounded-full border border-line bg-surface',
          isSaved ? 'text-danger' : 'text-ink-soft hover:text-ink',
        )}
      >
        <Icon name={isSaved ? 'heart-full' : 'heart'} size={18} />
      </span>
    </button>
  )
}
