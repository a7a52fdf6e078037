import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.ts'
import { followColorMode } from './state/color-mode.ts'
import { startState } from './state/store.ts'

followColorMode()
startState()
const router = getRouter()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* The router's own client: Start's would add the serialiser of server functions, which we have not. */}
      <RouterClient router={router} />
    </StrictMode>,
  )
})
