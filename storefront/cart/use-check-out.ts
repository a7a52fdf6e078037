import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { promptLogin, promptPhoneNumber, usePrompt } from '../session/prompts.ts'
import { useSignedIn, useUser } from '../session/session.ts'
import { useAppState } from '../state/store.ts'
import { canCheckOut } from './rules.ts'

/**
 * Leads to checkout (storefront specification, section 4): a visitor logs in first, in a popup; an
 * account without a phone number gets the phone popup; a cart that cannot be bought as it is opens
 * the cart page.
 */
export function useCheckOut(): () => void {
  const { history } = useRouter()
  const [isStarted, setStarted] = useState(false)
  const signedIn = useSignedIn()
  const user = useUser()
  const { prompt } = usePrompt()

  useEffect(() => {
    if (!isStarted) return
    // The shopper closed the login.
    if (!signedIn && !prompt) setStarted(false)
    if (!signedIn || !user) return
    setStarted(false)
    if (!user.phone_number) promptPhoneNumber('/checkout')
    else history.push(canCheckOut(useAppState.getState().cart.carts) ? '/checkout' : '/cart')
  }, [isStarted, signedIn, user, prompt, history])

  return () => {
    if (!signedIn) promptLogin()
    setStarted(true)
  }
}
