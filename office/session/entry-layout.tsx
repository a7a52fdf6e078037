import { Outlet } from '@tanstack/react-router'
import { Motif } from '#ui/motif.tsx'
import { Logo } from '../shell/logo.tsx'
import { Notices } from '../shell/notices.tsx'
import { SessionPrompts } from './session-prompts.tsx'

/** Around the pages that lead into the office. */
export function EntryLayout() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(20rem,2fr)_3fr] lg:grid-rows-1">
      <header className="relative bg-frame px-4 text-on-frame lg:p-10">
        <Logo />
        <span className="absolute inset-x-0 bottom-0 hidden h-1/2 overflow-hidden text-frame-raised lg:block">
          <Motif name="circles" />
        </span>
      </header>
      <main className="grid w-full max-w-md content-start gap-5 justify-self-center px-4 py-8 lg:content-center">
        <Outlet />
      </main>
      <SessionPrompts />
      <Notices />
    </div>
  )
}
