/** The public module of search: other domains import nothing else. */
export { search } from './matches.ts'
export { openSearch } from './routes.ts'
