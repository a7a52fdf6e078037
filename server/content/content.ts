export { firstRepresentative } from './read.ts'
export { type Content, replaceContent } from './replace.ts'
export { contentRoutes } from './routes.ts'
