import { userInfo } from 'node:os'

/** Who does something: a person by id, or a program by name. */
export type Actor =
  | { customer: number }
  /** A member of the staff. */
  | { staff: number }
  /** A job, by the name that it is defined with. */
  | { job: string }
  /** A provider, whose webhook or answer it follows from. */
  | { provider: string }
  /** The command line, by the user of the machine who runs it. */
  | { command: string }

/** As history stores it: `customer:12`, `job:orders-expire`. */
export function actorText(actor: Actor): string {
  return Object.entries(actor)
    .map(([kind, name]) => `${kind}:${name}`)
    .join()
}

/** The reverse; throws where the text is none. */
export function actorOf(text: string): Actor {
  const [, kind, name = ''] = /^(\w+):(.+)$/s.exec(text) ?? []
  if (kind === 'customer' && isId(name)) return { customer: Number(name) }
  if (kind === 'staff' && isId(name)) return { staff: Number(name) }
  if (kind === 'job') return { job: name }
  if (kind === 'provider') return { provider: name }
  if (kind === 'command') return { command: name }
  throw new Error(`'${text}' is no actor`)
}

/** For people. */
export function describeActor(actor: Actor): string {
  if ('customer' in actor) return 'customer'
  if ('staff' in actor) return `staff ${actor.staff}`
  if ('job' in actor) return `job ${actor.job}`
  if ('provider' in actor) return actor.provider
  return `command line, ${actor.command}`
}

/** Who runs this process from a command line; where somebody became root for it (`sudo`), that user. */
export function commandActor(env: { SUDO_USER?: string }): Actor {
  return { command: env.SUDO_USER || userName() }
}

/** Not every user id of a container has a name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}

function isId(text: string): boolean {
  return /^\d+$/.test(text)
}
