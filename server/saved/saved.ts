/** The public module of saved items and recently viewed products: all that other domains may import. */
export { expireSavedItems } from './expire.ts'
export { eraseSaved, exportSaved } from './privacy.ts'
export { savedRoutes } from './routes.ts'
export { recordView } from './views.ts'
