import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useApi } from '#client/api.ts'
import { WaitingButton } from '#client/forms/waiting-button.tsx'
import { PageLinks } from '#client/lists/page-links.tsx'
import { own } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'
import { fetchProfile } from '../session/profile.ts'
import { NotificationList } from './notification-list.tsx'
import { closePanel } from './panel-state.ts'

/** The customer's notifications, in a side panel (storefront specification, section 2). */
export default function Panel() {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    // Otherwise Clear All would have the focus, and Enter would delete everything.
    dialog.current?.focus()
    const unsubscribe = router.subscribe('onBeforeNavigate', closePanel)
    return () => {
      unsubscribe()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [router])
  function closeOnBackdrop({ target }: MouseEvent) {
    if (target === dialog.current) closePanel()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, natively
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label="Notifications"
      onClose={closePanel}
      onClick={closeOnBackdrop}
      className="m-0 ml-auto h-dvh max-h-none w-[min(100vw,26rem)] max-w-none flex-col bg-surface outline-none p-0 text-ink lift-over open:flex"
    >
      <Content />
    </dialog>
  )
}

function Content() {
  const api = useApi()
  const queries = useQueryClient()
  const [page, setPage] = useState(1)
  const { data, isError, isPlaceholderData, refetch } = useQuery(notifications(api, page))
  const clear = useMutation({
    mutationFn: () => api('GET /accounts/clear-notifications'),
    async onSettled() {
      setPage(1)
      await queries.invalidateQueries({ queryKey: [own, 'notifications'] })
      // A failed background fetch is ignored.
      await fetchProfile(api).catch(() => undefined)
    },
  })
  const list = clear.isPending ? [] : data?.notifications.data
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-4">
        <h2 className="flex-1 text-lg">Notifications</h2>
        <WaitingButton
          look="bare"
          missing={list?.length ? null : 'You have no notifications to clear.'}
          onClick={() => clear.mutate()}
        >
          Clear All
        </WaitingButton>
        <button
          type="button"
          aria-label="Close"
          onClick={closePanel}
          className={buttonClass({ look: 'bare', shape: 'icon' })}
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        aria-busy={isPlaceholderData}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {isError && !data && <NotificationsFailed onRefresh={refetch} />}
        {!isError && !list && <NotificationSkeleton />}
        {list?.length === 0 && <NoNotifications />}
        {data && list && <NotificationList items={list} />}
      </div>
      {data && list && list.length > 0 && (
        <PageLinks links={data.notifications.links} onPage={setPage} />
      )}
    </>
  )
}

function NoNotifications() {
  return (
    <EmptyState
      title="You have no new notifications"
      line="Updates on your orders, deposits and verification will appear here."
    />
  )
}

function NotificationsFailed({ onRefresh }: { onRefresh: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-soft text-danger">
        <Icon name="alert" size={32} />
      </span>
      <p className="text-lg font-bold">Error fetching notifications</p>
      <Button onClick={onRefresh}>
        <Icon name="refresh" size={18} />
        Refresh
      </Button>
    </div>
  )
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f']

function NotificationSkeleton() {
  return (
    <div role="status" aria-label="Fetching your notifications" className="grid">
      {placeholders.map((key) => (
        <span key={key} className="grid gap-2 border-b border-line px-4 py-3">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-3 w-1/3" />
        </span>
      ))}
    </div>
  )
}

/** One page of notifications. Fetched again whenever the panel opens. */
const notifications = (api: Api, page: number) =>
  queryOptions({
    queryKey: [own, 'notifications', page],
    queryFn: async () => (await api('GET /accounts/get-notifications', { query: { page } })).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
