/** The face of saved items and recently viewed products: all that other domains may import. */
export { expireSavedItems } from './expire.ts'
export { type SavedParts, savedRoutes } from './routes.ts'
export { recordView } from './views.ts'
