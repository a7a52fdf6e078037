/** The public module of search: other domains import nothing else. */
export { search } from './matches.ts'
export { searchRoutes } from './routes.ts'
