import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Time } from '../lists/time.tsx'
import { movesQuery } from './queries.ts'
import { differenceWords, moveWords } from './words.ts'

/** Moves that the dialog displays; the newest are what somebody looks for. */
const maxMoves = 20

/** What people moved of an item, the newest first. */
export function MoveHistory({ itemKey }: { itemKey: string }) {
  const { data, error, refetch } = useQuery(movesQuery(itemKey))
  return (
    <section aria-labelledby="moves-title" className="grid gap-2">
      <h3 id="moves-title" className="text-base">
        Moves
      </h3>
      {!data &&
        (error ? (
          <LoadFailed error={error} onRefresh={() => void refetch()} />
        ) : (
          <Skeleton className="h-24" />
        ))}
      {data?.rows.length === 0 && (
        <p className="text-sm text-ink-soft">
          None yet. Units sold in orders are listed in the orders, not here.
        </p>
      )}
      <ol className="grid gap-3">
        {data?.rows.slice(0, maxMoves).map((move) => (
          <li key={move.id} className="grid gap-0.5 border-l-2 border-line pl-3 text-sm">
            <p>
              <strong>
                {moveWords[move.kind]} {differenceWords(move.on_hand_after - move.on_hand_before)}
              </strong>
              , from {move.on_hand_before} to {move.on_hand_after}
            </p>
            <p className="[overflow-wrap:anywhere]">{move.reason}</p>
            <p className="text-ink-soft">
              {move.by}, <Time at={move.at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
