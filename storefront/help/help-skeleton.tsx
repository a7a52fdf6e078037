import { Skeleton } from '#ui/skeleton.tsx'

const lines = ['w-full', 'w-11/12', 'w-4/5']
const sections = ['first', 'second', 'third', 'fourth']

/** A help page until its content is there: what is known of it, and grey lines. */
export function HelpSkeleton({ title }: { title: string }) {
  return (
    <div className="page-width grid gap-8 py-6 md:py-10">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <HelpLines />
    </div>
  )
}

export function HelpLines() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-8">
      {sections.map((section) => (
        <div key={section} className="grid max-w-[68ch] gap-3">
          <Skeleton className="h-6 w-48" />
          {lines.map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      ))}
    </div>
  )
}

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
