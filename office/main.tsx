import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createRouter } from './router.tsx'
import { followColorMode } from './shell/color-mode.ts'
import './styles.css'

followColorMode()
const root = document.getElementById('root')
if (!root) throw new Error('the index has no root')
const { router, queryClient } = createRouter()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
