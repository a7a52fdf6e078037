import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followDataSaver } from './data-saver/data-saver-switch.tsx'
import { followSignOut } from './offline/message-worker.ts'
import { startOffline } from './offline/start.ts'
import { getRouter } from './router.ts'
import { followColorMode, followSignedIn } from './state/first-paint.ts'
import { startState } from './state/store.ts'

followColorMode()
startState()
followSignedIn()
followSignOut()
// In a task of its own: evaluating the scripts fills one on a slow phone, and between the two the
// browser can answer a touch.
setTimeout(hydrate)

function hydrate() {
  const router = getRouter()
  followDataSaver(router)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* The router's own client: Start's would add the serialiser of server functions, and there are none. */}
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
  startOffline(router)
}
