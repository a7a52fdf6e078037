import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ProductCard } from '#contract/catalogue.ts'
import { askToLogIn } from '../accounts/asks.ts'
import { notify } from '../frame/notify.ts'
import { changeStates, useMall } from '../state/store.ts'
import { wantSaved } from './wanted.ts'
import { changeSaved } from './wishes.ts'

/** Whether a product is saved, and what a press on its heart does (storefront specification, section 4). */
export function useSaved(product: Pick<ProductCard, 'id' | 'percentage_discount' | 'images'>) {
  const { history } = useRouter()
  useEffect(wantSaved, [])
  const isSaved = useMall(({ saved }) => saved.some(({ id }) => id === product.id))
  function toggle() {
    if (!useMall.getState().auth.loggedIn) {
      if (isSaved) history.push('/login')
      else askToLogIn()
      return
    }
    changeStates((state) => changeSaved(state, product, !isSaved))
    notify(isSaved ? 'Product successfully unsaved' : 'Product successfully saved')
  }
  return { isSaved, toggle }
}
