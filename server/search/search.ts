/** The face of search: all that other domains may import. */
export { search } from './matches.ts'
export { searchRoutes } from './routes.ts'
