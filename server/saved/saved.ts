/** The face of saved items and recently viewed products: all that other domains may import. */
export { expireSavedItems } from './expire.ts'
export { forgetSaved, savedData } from './forget.ts'
export { savedRoutes } from './routes.ts'
export { recordView } from './views.ts'
