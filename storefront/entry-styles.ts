/**
 * The pages that most visits begin with: their HTML has only the styles that they may use. The file with all styles
 * comes with the first code that needs more. All other pages have all of them in their HTML.
 */
export const entryPages: readonly string[] = ['/', '/categories', '/product-details/$slug']

/** Empty in development and in the browser; for the server `build-styles.ts` writes this file anew. */
export const styles = { ofEntryPages: '', all: '', file: '' }
