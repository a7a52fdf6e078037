/** The public module of help: all that other domains may import. */

export { cleanUpContactMessages } from './contact-messages.ts'
export { eraseContactMessages, exportContactMessages } from './privacy.ts'
export { replaceHelp } from './read.ts'
export { helpRoutes } from './routes.ts'
