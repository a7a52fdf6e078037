/** Text that staff write: a paragraph for each line. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (
      <p key={line} className={className}>
        {line}
      </p>
    ))
}
