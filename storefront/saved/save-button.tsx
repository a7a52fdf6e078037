import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { notify } from '#client/notices.tsx'
import type { ProductCard } from '#contract/shop/product.ts'
import { classes } from '#ui/classes.ts'
import { promptLogin } from '../session/prompts.ts'
import { requestSavedItems } from '../session/session.ts'
import { changeStates, useAppState } from '../state/store.ts'
import { changeSaved } from './pending-changes.ts'

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

/**
 * Whether a product is saved, and what a press on its heart does (storefront specification, section
 * 4).
 */
function useSaved(product: Pick<ProductCard, 'id' | 'percentage_discount' | 'images'>) {
  const { history } = useRouter()
  useEffect(requestSavedItems, [])
  const isSaved = useAppState(({ saved }) => saved.some(({ id }) => id === product.id))
  function toggle() {
    if (!useAppState.getState().auth.loggedIn) {
      if (isSaved) history.push('/login')
      else promptLogin()
      return
    }
    changeStates((state) => changeSaved(state, product, !isSaved))
    notify(isSaved ? 'Product successfully unsaved' : 'Product successfully saved')
  }
  return { isSaved, toggle }
}
