import { ApiError } from '#contract/client.ts'

export interface Proof {
  proof_of_work?: { challenge: string; solution: number[] }
}

/** Repeats a request with a proof of work where the server asks for one. */
export function withProof<A>(request: (proof: Proof) => Promise<A>): Promise<A> {
  return request({}).catch(async (error: unknown) => {
    const challenge = detailOf(error, 'proof_of_work_required', 'challenge')
    if (typeof challenge !== 'string') throw error
    // Few browsers ever need the solver.
    const { solve } = await import('./proof-of-work.ts')
    return request({ proof_of_work: await solve({ challenge }) })
  })
}

/** A field of a refusal's `data`. */
export function detailOf(error: unknown, code: string, field: string): unknown {
  if (!(error instanceof ApiError) || error.code !== code) return undefined
  const data = error.failure?.data
  return typeof data === 'object' && data
    ? Object.entries(data).find(([key]) => key === field)?.[1]
    : undefined
}
