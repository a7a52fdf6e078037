/**
 * The beginning of cache tags that stay with an answer and do not go on to the pages made from it: of figures that
 * change with every sale, and that no page prints.
 */
export const answerTag = 'answer:'

export function isAnswerTag(tag: string): boolean {
  return tag.startsWith(answerTag)
}
