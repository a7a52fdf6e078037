/** The public module of help: all that other domains may import. */

export { eraseContactMessages, exportContactMessages } from './privacy.ts'
export { replaceHelp } from './read.ts'
export { openHelp } from './routes.ts'
