import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'
import { api } from '../api/api.ts'
import { useMay } from '../session/me.ts'
import { play } from './sound.ts'

/** How many orders wait for somebody; the stream makes it read again, and each minute does. */
export const ordersWaitingQuery = queryOptions({
  queryKey: ['orders', 'waiting'],
  queryFn: async () => (await api('GET /office/orders-waiting')).data,
  refetchInterval: 60_000,
  staleTime: 5_000,
})

/** The orders that wait, for members who may see them. */
export function useOrdersWaiting() {
  const mayRead = useMay('orders.read')
  return useQuery({ ...ordersWaitingQuery, enabled: mayRead }).data
}

const soundEntry = 'oja-office-silent'

/** Whether a new order is heard in this browser. */
export const useBellSound = create<{ isOn: boolean; toggle: () => void }>((set) => ({
  isOn: localStorage.getItem(soundEntry) === null,
  toggle: () =>
    set(({ isOn }) => {
      if (isOn) localStorage.setItem(soundEntry, '1')
      else localStorage.removeItem(soundEntry)
      return { isOn: !isOn }
    }),
}))

/** An order that comes in makes a sound, counts in the title of a hidden tab, and refreshes lists and counts. */
export function useOrderBell(): void {
  const queries = useQueryClient()
  const mayRead = useMay('orders.read')
  useEffect(() => {
    if (!mayRead) return
    const events = new EventSource('/api/v1/office/order-events')
    events.addEventListener('order', () => {
      if (useBellSound.getState().isOn) play([660, 880])
      countInTitle()
      void queries.invalidateQueries({ queryKey: ['orders'] })
    })
    events.addEventListener('signed-out', () => events.close())
    return () => events.close()
  }, [mayRead, queries])
}

/** The title counts orders that came in while the tab was hidden: '(3) Orders · Oja office'. */
const counted = /^\((\d+)\) /

function countInTitle() {
  if (!document.hidden) return
  const before = Number(counted.exec(document.title)?.[1] ?? 0)
  document.title = `(${before + 1}) ${document.title.replace(counted, '')}`
  document.addEventListener('visibilitychange', clearTitle, { once: true })
}

function clearTitle() {
  document.title = document.title.replace(counted, '')
}
