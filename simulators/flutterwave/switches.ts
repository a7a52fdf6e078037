const api = {
  works: 'works',
  slow: 'does it, answers too late',
  fails: 'fails (500)',
  refuses: 'refuses it (400)',
  nonsense: 'does it, answers nonsense',
} as const

/** Each switch with its modes, and their labels on the console. */
export const switches = {
  links: { label: 'Opening a page', modes: api },
  lookups: { label: 'Looking up a payment', modes: api },
  refunds: { label: 'Giving money back', modes: api },
  webhooks: {
    label: 'Events to the mall',
    modes: {
      works: 'come at once',
      late: 'come 30 seconds late',
      twice: 'come twice',
      never: 'never come',
      forged: 'are badly signed',
      wrong: 'claim another amount',
      shuffled: 'come out of order, with a false failure',
    },
  },
  money: {
    label: 'What is paid',
    modes: {
      works: 'the whole amount',
      less: 'half of it',
      more: 'twice as much',
      dollars: 'the same number of dollars',
      strange: 'the same, under another reference',
    },
  },
} as const

export type SwitchName = keyof typeof switches
export type Mode<K extends SwitchName> = K extends SwitchName
  ? keyof (typeof switches)[K]['modes']
  : never

/** The current settings. */
export class Switches {
  readonly #set = new Map<SwitchName, string>()

  of<K extends SwitchName>(switchName: K): Mode<K> | 'works' {
    const mode = this.#set.get(switchName)
    return isMode(switchName, mode) ? mode : 'works'
  }

  set<K extends SwitchName>(switchName: K, mode: Mode<K>): void {
    this.#set.set(switchName, String(mode))
  }
}

export function isSwitch(name: unknown): name is SwitchName {
  return typeof name === 'string' && Object.hasOwn(switches, name)
}

export function isMode<K extends SwitchName>(switchName: K, mode: unknown): mode is Mode<K> {
  return typeof mode === 'string' && Object.hasOwn(switches[switchName].modes, mode)
}
