/** The face of help: all that other domains may import. */
export { forgetLetters, letterData } from './forget.ts'
export { cleanLetters } from './letters.ts'
export { replaceHelp } from './read.ts'
export { helpRoutes } from './routes.ts'
