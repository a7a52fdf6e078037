export { firstRepresentative } from './read.ts'
export { type Content, replaceContent } from './replace.ts'
export { openContent } from './routes.ts'
