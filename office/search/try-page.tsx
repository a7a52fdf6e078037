import { PageHeader } from '../shell/page-header.tsx'
import { Trial } from './trial.tsx'

/** What shoppers find for any search, with nothing changed. */
export function TryPage() {
  return (
    <div className="grid gap-5">
      <PageHeader title="Try a search" />
      <Trial term="" draft={null} />
    </div>
  )
}
