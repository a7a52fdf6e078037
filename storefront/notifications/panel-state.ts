import { create } from 'zustand'

/** Shared by the bell and the sidebar, which open the same panel. */
export const usePanel = create(() => ({ isOpen: false }))

export function openPanel(): void {
  usePanel.setState({ isOpen: true })
}

export function closePanel(): void {
  usePanel.setState({ isOpen: false })
}
