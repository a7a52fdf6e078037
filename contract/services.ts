/** What is said to work or not, in public. */
export const serviceNames = ['browsing', 'buying', 'card', 'deposits', 'messages'] as const
export type ServiceName = (typeof serviceNames)[number]
