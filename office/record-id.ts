import { useLocation } from '@tanstack/react-router'

/** The last part of a record's address: its id, or `new`. */
export function useRecordId(): string {
  return useLocation().pathname.split('/').at(-1) ?? ''
}
