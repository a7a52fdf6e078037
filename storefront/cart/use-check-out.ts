import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { promptLogin, promptPhoneNumber, usePrompt } from '../accounts/prompts.ts'
import { useSignedIn, useUser } from '../accounts/session.ts'
import { useAppState } from '../state/store.ts'
import { canCheckOut } from './lines.ts'

/**
 * The way to checkout (storefront specification, section 4): visitors log in first, over the page; an account
 * without a phone number is asked for one; a cart that can't be bought as it is goes to its page.
 */
export function useCheckOut(): () => void {
  const { history } = useRouter()
  const [isOnItsWay, setOnItsWay] = useState(false)
  const signedIn = useSignedIn()
  const user = useUser()
  const { ask } = usePrompt()

  useEffect(() => {
    if (!isOnItsWay) return
    // The login was closed.
    if (!signedIn && !ask) setOnItsWay(false)
    if (!signedIn || !user) return
    setOnItsWay(false)
    if (!user.phone_number) promptPhoneNumber('/checkout')
    else history.push(canCheckOut(useAppState.getState().cart.carts) ? '/checkout' : '/cart')
  }, [isOnItsWay, signedIn, user, ask, history])

  return () => {
    if (!signedIn) promptLogin()
    setOnItsWay(true)
  }
}
