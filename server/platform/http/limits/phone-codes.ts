import { Counter } from 'prom-client'

/** Of this process; `openMetrics` adds it to its registry. Outcomes: `sent`, `confirmed`, `proof`, `closed`. */
export const phoneCodes = new Counter({
  name: 'oja_phone_codes_total',
  help: 'Codes to phones: sent, typed in, and requests that needed a proof of work or were refused',
  labelNames: ['outcome'] as const,
  registers: [],
})
