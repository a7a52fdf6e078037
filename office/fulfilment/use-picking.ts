import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { PickBatch, PickLine, Scan } from '#contract/office/fulfilment.ts'
import { api } from '../api/api.ts'
import { play } from '../shell/sound.ts'
import { takeAnswered } from './queries.ts'
import { addPending, dropPending, pendingScans } from './scan-queue.ts'

/** How long until scans that did not arrive are sent again, ms. */
const againMs = 10_000

/** Counts scans of a batch: at once here, and once at the server, whenever the network is back. */
export function usePicking(batch: PickBatch) {
  const { pending, add, problem } = useScans(batch.id)
  const [wrong, setWrong] = useState<string | null>(null)
  const lines = batch.lines.map((line) => withPending(line, pending))

  /** A unit that was read or confirmed; answers the line that it belongs to, null for none. */
  function count(line: PickLine | null, barcode: string | null): PickLine | null {
    const found = barcode === null ? line : lineOf(lines, line, barcode)
    if (!found || found.picked >= found.units) {
      setWrong(found ? `All units of ${found.name} are found.` : `${barcode} is not in this batch.`)
      play([220, 180])
      return null
    }
    setWrong(null)
    play([880])
    add({ key: crypto.randomUUID(), line_id: found.line_id, barcode })
    return found
  }
  return { lines, count, wrong, problem, isSending: pending.length > 0 }
}

/** Adds scans that the server has not counted yet. */
function withPending(line: PickLine, pending: readonly Scan[]): PickLine {
  const more = pending.filter(({ line_id }) => line_id === line.line_id).length
  return { ...line, picked: Math.min(line.units, line.picked + more) }
}

/** The line that is looked at, if the code is its own; else another one of the batch that is not whole. */
function lineOf(lines: readonly PickLine[], at: PickLine | null, code: string): PickLine | null {
  const fits = ({ barcode, product_code }: PickLine) =>
    [barcode, product_code].some((one) => one?.toLowerCase() === code.toLowerCase())
  if (at && fits(at) && at.picked < at.units) return at
  const fitting = lines.filter(fits)
  return fitting.find(({ picked, units }) => picked < units) ?? fitting[0] ?? null
}

function useScans(id: number) {
  const queries = useQueryClient()
  const [pending, setPending] = useState(() => pendingScans(id))
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = useRef(false)
  async function send() {
    const scans = pendingScans(id).slice(0, 500)
    if (isBusy.current || scans.length === 0) return
    isBusy.current = true
    try {
      const { data } = await api('POST /office/pick-batches/{id}/scans', {
        params: { id },
        body: { scans },
      })
      takeAnswered(queries, data.batch)
      setPending(dropPending(id, new Set(data.outcomes.map(({ key }) => key))))
      setProblem(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      isBusy.current = false
    }
    if (pendingScans(id).some(({ key }) => !scans.some((sent) => sent.key === key))) void send()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what is stored, whenever it runs
  useEffect(() => {
    const again = () => void send()
    again()
    const timer = setInterval(again, againMs)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [id])
  function add(scan: Scan) {
    setPending(addPending(id, scan))
    void send()
  }
  return { pending, add, problem }
}
