/** The public module of saved items and recently viewed products: all that other domains may import. */
export { eraseSaved, exportSaved } from './privacy.ts'
export { openSaved } from './routes.ts'
export { recordView } from './views.ts'
