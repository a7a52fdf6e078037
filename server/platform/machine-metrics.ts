import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'
import { Gauge, type Metric } from 'prom-client'

/** Between two looks at the certificate, ms. */
const certificateEveryMs = 600_000

export interface MachineDeps {
  /** Where this process stores what is not in the database. */
  dataFolder: string
  /** The address that shoppers see. */
  publicUrl: string
}

/** Free disk, and the time left of the certificate that shoppers see; without TLS nothing is said of it. */
export function machineMetrics({ dataFolder, publicUrl }: MachineDeps): Metric[] {
  let lookedAt = Number.NEGATIVE_INFINITY
  let validUntil: Date | null = null

  return [
    new Gauge({
      name: 'oja_disk_free_ratio',
      help: 'Of the disk of the data folder, what is free: 0 to 1',
      registers: [],
      async collect() {
        const { bavail, blocks } = await statfs(dataFolder).catch(() => ({ bavail: 0, blocks: 0 }))
        if (blocks > 0) this.set(bavail / blocks)
      },
    }),
    new Gauge({
      name: 'oja_certificate_seconds',
      help: 'Time until the certificate of the public address ends',
      labelNames: ['host'] as const,
      registers: [],
      async collect() {
        const { protocol, hostname, port } = new URL(publicUrl)
        if (protocol !== 'https:') return
        if (performance.now() - lookedAt > certificateEveryMs) {
          lookedAt = performance.now()
          validUntil = await endOfCertificate(hostname, Number(port || 443))
        }
        // One that cannot be seen is not said to be valid.
        if (validUntil === null) this.reset()
        else this.set({ host: hostname }, (validUntil.getTime() - Date.now()) / 1_000)
      },
    }),
  ]
}

/** Null where none that browsers trust is shown within two seconds; of one that has ended, a time long ago. */
export function endOfCertificate(host: string, port: number): Promise<Date | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host }, () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      end(validTo ? new Date(validTo) : null)
    })
    const end = (date: Date | null) => {
      socket.destroy()
      resolve(date)
    }
    socket.setTimeout(2_000, () => end(null))
    socket.once('error', (error) => {
      const hasEnded = 'code' in error && error.code === 'CERT_HAS_EXPIRED'
      end(hasEnded ? new Date(0) : null)
    })
  })
}
