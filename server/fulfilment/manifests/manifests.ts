import type { manifests } from '#contract/office/manifests.ts'
import { auditSource } from '#server/audit/audit.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type Handlers, staffOf } from '#server/platform/http/handler.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { handOverManifest, type ManifestDeps } from './hand-over-manifest.ts'
import { parcelsByCarrier, recentManifests } from './list-manifests.ts'
import { makeManifest } from './make-manifest.ts'
import { readManifest } from './read-manifest.ts'
import { manifestSheet } from './sheet.ts'

/** The lists of parcels for carriers' drivers. */
export function manifestHandlers(
  deps: ManifestDeps & { storeName: string },
): Handlers<typeof manifests> {
  const { database, clock } = deps
  const whole = async (id: number) => ({ data: await readManifest(database, id, deps) })
  return {
    async manifests() {
      const [carriers, recent] = await Promise.all([
        parcelsByCarrier(database),
        recentManifests(database),
      ])
      return { data: { carriers, recent } }
    },
    async makeManifest({ body: { carrier, codes } }, call) {
      const id = await inTransaction(database.pool, async (tx) => {
        const memberId = staffOf(call).id
        const unique = [...new Set(codes)]
        const made = await makeManifest(tx, { carrier, codes: unique, memberId, at: clock.now() })
        const after = { carrier, parcels: unique.length }
        await deps.recordAudit(tx, auditSource(call), { subject: `manifest:${made}`, after })
        return made
      })
      return { message: 'The list is made.', ...(await whole(id)) }
    },
    manifest: ({ params }) => whole(params.id),
    async manifestSheet({ params: { id } }) {
      const sheet = manifestSheet(await readManifest(database, id, deps), deps.storeName)
      return { file: { name: `manifest-${id}.pdf`, body: await renderPdf(sheet) } }
    },
    async handOverManifest({ params: { id }, body }, call) {
      await handOverManifest(deps, call, { id, proof: body })
      const { data } = await whole(id)
      const left = data.parcels.filter(({ left_at }) => left_at !== null).length
      return { message: `${left} of ${data.parcels.length} have been dispatched.`, data }
    },
  }
}
