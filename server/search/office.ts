import type { search } from '#contract/office/search.ts'
import { type Handlers, staffOf } from '#server/platform/http/handler.ts'
import { dismissFailure, failurePage, requestsFor, restoreFailure } from './failure-list.ts'
import { addPins, deletePins, editPins, pinsById, pinsPage } from './pins.ts'
import { addSynonym, deleteSynonym, editSynonym, synonymById, synonymPage } from './synonyms.ts'
import { trySearch } from './trial.ts'
import type { TuningDeps } from './tuning.ts'

export function searchOffice(deps: TuningDeps): Handlers<typeof search> {
  const { database } = deps
  return {
    async failedSearches({ query }, call) {
      const mayReadCustomers = staffOf(call).permissions.has('customers.read')
      const filter = { ...query, mayReadCustomers }
      return { data: await failurePage(database, filter, deps.memberNames) }
    },
    async dismissFailure({ body: { term } }, call) {
      await dismissFailure(deps, term, call)
      return { message: 'It is dismissed, until it is searched for again.' }
    },
    async restoreFailure({ body: { term } }, call) {
      await restoreFailure(deps, term, call)
      return { message: 'It is in the list again.' }
    },
    requestsFor: async ({ query: { term } }) => ({
      data: { waiting: await requestsFor(database, term) },
    }),
    trySearch: async ({ body }) => ({ data: await trySearch(database, body) }),

    synonyms: async ({ query }) => ({ data: await synonymPage(database, query) }),
    synonym: async ({ params }) => ({
      data: { synonym: await synonymById(database, params.id) },
    }),
    async addSynonym({ body }, call) {
      const synonym = await addSynonym(deps, body, call)
      return { message: 'The synonyms are added.', data: { synonym } }
    },
    async editSynonym({ params, body }, call) {
      const synonym = await editSynonym(deps, params.id, body, call)
      return { message: 'The synonyms are saved.', data: { synonym } }
    },
    async deleteSynonym({ params }, call) {
      await deleteSynonym(deps, params.id, call)
      return { message: 'The synonyms are deleted.' }
    },

    pinnedTerms: async ({ query }) => ({ data: await pinsPage(database, query) }),
    pinnedTerm: async ({ params }) => ({ data: { pins: await pinsById(database, params.id) } }),
    async addPins({ body }, call) {
      return {
        message: 'The products are pinned.',
        data: { pins: await addPins(deps, body, call) },
      }
    },
    async editPins({ params, body }, call) {
      const pins = await editPins(deps, params.id, body, call)
      return { message: 'The pins are saved.', data: { pins } }
    },
    async deletePins({ params }, call) {
      await deletePins(deps, params.id, call)
      return { message: 'The pins are taken off.' }
    },
  }
}
