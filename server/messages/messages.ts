export type { Message, SendMessage } from './send.ts'
export { messageSender } from './send.ts'
