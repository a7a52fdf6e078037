import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { askForPhoneNumber, askToLogIn, useAsk } from '../accounts/asks.ts'
import { useSignedIn, useUser } from '../accounts/session.ts'
import { useMall } from '../state/store.ts'
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
  const { ask } = useAsk()

  useEffect(() => {
    if (!isOnItsWay) return
    // The login was closed.
    if (!signedIn && !ask) setOnItsWay(false)
    if (!signedIn || !user) return
    setOnItsWay(false)
    if (!user.phone_number) askForPhoneNumber('/checkout')
    else history.push(canCheckOut(useMall.getState().cart.carts) ? '/checkout' : '/cart')
  }, [isOnItsWay, signedIn, user, ask, history])

  return () => {
    if (!signedIn) askToLogIn()
    setOnItsWay(true)
  }
}
