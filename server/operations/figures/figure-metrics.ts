import { Counter, Gauge, type Metric } from 'prom-client'
import { zeroNames } from '#contract/figures.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Figure } from './figures.ts'
import { OrderTotals } from './order-totals.ts'
import { Queues } from './queues.ts'

const zeros = new Set<string>(zeroNames)

/**
 * The figures as Prometheus reads them. Every process says the same of them: queries take the `max` over processes.
 * `figures` are those that this process has read last.
 */
export function figureMetrics(clock: Clock, figures: () => readonly Figure[]): Metric[] {
  const age = (at: Date) => (clock.now().getTime() - at.getTime()) / 1_000
  const positionOf = (name: string) => figures().find((one) => one.name === name)?.position
  const registers: [] = []
  return [
    new Gauge({
      name: 'oja_must_be_zero',
      help: 'Figures of the mall that are zero while all is right, the same in every process',
      labelNames: ['figure'] as const,
      registers,
      collect() {
        this.reset()
        for (const { name, value } of figures()) {
          if (zeros.has(name) && value !== null) this.set({ figure: name }, value)
        }
      },
    }),
    new Gauge({
      name: 'oja_figure_age_seconds',
      help: 'Time since a figure was counted, by whichever process',
      labelNames: ['figure'] as const,
      registers,
      collect() {
        this.reset()
        for (const { name, checkedAt } of figures()) {
          if (checkedAt) this.set({ figure: name }, age(checkedAt))
        }
      },
    }),
    new Gauge({
      name: 'oja_queue_waiting',
      help: 'What waits to be sent to providers, the same in every process',
      labelNames: ['queue'] as const,
      registers,
      collect() {
        this.reset()
        for (const { name, waiting } of Queues.parse(positionOf('queues'))) {
          this.set({ queue: name }, waiting)
        }
      },
    }),
    new Gauge({
      name: 'oja_queue_overdue_seconds',
      help: 'How long the first of a queue is overdue, the same in every process',
      labelNames: ['queue'] as const,
      registers,
      collect() {
        this.reset()
        for (const { name, dueSince } of Queues.parse(positionOf('queues'))) {
          const overdue = dueSince === null ? 0 : Math.max(0, age(new Date(dueSince)))
          this.set({ queue: name }, overdue)
        }
      },
    }),
    ...orderMetrics(() => OrderTotals.parse(positionOf('order-moves'))),
  ]
}

function orderMetrics(totals: () => OrderTotals): Metric[] {
  const labelNames = ['status', 'method'] as const
  const registers: [] = []
  return [
    new Counter({
      name: 'oja_orders_total',
      help: 'Orders that came into a status, by payment method, the same in every process',
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const { status, paymentCode: method, orders } of totals().totals) {
          this.inc({ status, method }, orders)
        }
      },
    }),
    new Counter({
      name: 'oja_orders_naira_total',
      help: 'Naira of orders that came into a status, by payment method, the same in every process',
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const { status, paymentCode: method, kobo } of totals().totals) {
          this.inc({ status, method }, kobo / 100)
        }
      },
    }),
  ]
}
