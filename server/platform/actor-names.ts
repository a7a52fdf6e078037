import { actorOf, describeActor } from './actor.ts'
import type { Db } from './database/query.ts'

/** Names of members of the staff, by id. */
export type MemberNames = (db: Db, ids: number[]) => Promise<Map<number, string>>

/** Answers who stored actors are, for people: a member by name, a job by its own. */
export async function namesOfActors(
  db: Db,
  actors: string[],
  memberNames: MemberNames,
): Promise<(actor: string) => string> {
  const members = actors.map(actorOf).flatMap((actor) => ('staff' in actor ? [actor.staff] : []))
  const names = await memberNames(db, [...new Set(members)])
  return (text) => {
    const actor = actorOf(text)
    return ('staff' in actor && names.get(actor.staff)) || describeActor(actor)
  }
}
