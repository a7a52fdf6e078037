import { create } from 'zustand'

/** Whether the panel stands over the page: the bell and the sidebar open the same one. */
export const usePanel = create(() => ({ isOpen: false }))

export function openPanel(): void {
  usePanel.setState({ isOpen: true })
}

export function closePanel(): void {
  usePanel.setState({ isOpen: false })
}
