import { createFileRoute } from '@tanstack/react-router'
import { NeedsScripts } from '#client/needs-scripts.tsx'
import { pageHead } from '../page-head.ts'
import { DataSaverSwitch } from './data-saver-switch.tsx'
import measured from './measured.json' with { type: 'json' }

export const Route = createFileRoute('/data-saver')({
  head: ({ match }) => pageHead(match.context, '/data-saver'),
  component: DataSaverPage,
})

const effects = [
  'Pictures are smaller, with less than half as many pixels.',
  'Banners and product cards stay still, so extra pictures load only when you ask for them.',
  'Pages load only when you tap.',
  'On product pages, similar products and accessories load only when you ask for them.',
]

/** What data saver does, and how much it saved when measured. */
function DataSaverPage() {
  return (
    <div className="page-width grid max-w-3xl gap-8 py-6 md:py-10">
      <header className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">Data saver</h1>
        <p className="text-lg text-ink-soft">{headline()}</p>
      </header>
      <section className="grid gap-2 rounded-lg border border-line bg-surface p-4">
        <NeedsScripts />
        <DataSaverSwitch className="flex min-h-11 items-center gap-4 text-base font-semibold" />
        <p className="text-sm text-ink-soft">
          Your choice stays on in this browser, even after you sign out. If your browser asks sites
          to use less data, data saver is on until you switch it off.
        </p>
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl">What it does</h2>
        <ul className="grid list-disc gap-2 pl-5">
          {effects.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <Measured />
    </div>
  )
}

function Measured() {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">Measured</h2>
      <table className="w-full text-left tabular-nums wrap-anywhere">
        <caption className="pb-2 text-left text-sm text-ink-soft">
          Kilobytes on a phone. A first visit scrolls to the end of the page and lasts{' '}
          {measured.seconds} seconds. The pages in a row go from home through categories to
          products. We measured with a real browser on {measuredOn}.
        </caption>
        <thead className="border-b border-line text-sm text-ink-soft">
          <tr>
            <th scope="col" className="py-2 font-semibold">
              Page
            </th>
            {['Usual', 'Saved', 'Less'].map((name) => (
              <th key={name} scope="col" className="py-2 text-right font-semibold">
                {name === 'Saved' ? 'With data saver' : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ what, usual, saving }) => (
            <tr key={what}>
              <th scope="row" className="py-2 font-medium first-letter:uppercase">
                {what}
              </th>
              <td className="py-2 text-right">{usual} KB</td>
              <td className="py-2 text-right">{saving} KB</td>
              <td className="py-2 text-right font-semibold">{less({ usual, saving })} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const measuredOn = new Date(measured.at).toLocaleDateString('en-NG', {
  dateStyle: 'long',
  timeZone: 'Africa/Lagos',
})

const rows = [
  ...measured.pages.map(({ what, ...kb }) => ({ what: `${what}, first visit`, ...kb })),
  { what: `${measured.tour.pages} pages in a row`, ...measured.tour },
]

function headline(): string {
  return `The same pages, with ${less(measured.tour)} % less data when we measured it.`
}

/** Percent, rounded down so that it never promises too much. */
function less({ usual, saving }: { usual: number; saving: number }): number {
  return Math.floor((1 - saving / usual) * 100)
}
