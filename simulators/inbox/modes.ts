import type { Channel } from './inbox.ts'

/** What happens to messages of a channel, with the labels of the console. */
export const modes = {
  works: 'arrives',
  fails: 'provider fails',
  refuses: 'provider refuses it',
  slow: 'arrives, provider answers too late',
  doubles: 'arrives twice, reported twice',
  loses: 'taken, then lost on the way',
} as const
export type Mode = keyof typeof modes

/** The current mode of each channel. */
export class Modes {
  readonly #set = new Map<Channel, Mode>()

  of(channel: Channel): Mode {
    return this.#set.get(channel) ?? 'works'
  }

  set(channel: Channel, mode: Mode): void {
    this.#set.set(channel, mode)
  }
}

export function isMode(name: unknown): name is Mode {
  return typeof name === 'string' && Object.hasOwn(modes, name)
}
