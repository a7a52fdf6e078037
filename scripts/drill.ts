import { CannotStart, runProcess } from '#server/platform/process.ts'
import type { Drill, DrillRow } from '../drills/drill.ts'
import { drills } from '../drills/drills.ts'
import { getPackages, missingOf } from '../drills/packages.ts'
import { writeDrills } from '../drills/report.ts'

/**
 * `npm run drill [-- NAME [options…]] [--short]`: makes all drills, or one with its options, and writes their
 * rows into docs/drills.md. `-- list` only says which there are. Takes an hour, and as long again for `restore` and
 * `orders`, which fill large malls first; with `--short` ten minutes. Fails where something is not reached.
 */
runProcess(async (opened) => {
  const words = process.argv.slice(2)
  const isShort = words.includes('--short')
  const [name, ...args] = words.filter((word) => !['--short', 'short'].includes(word))
  if (name === 'list') return list()
  const chosen = drills.filter((drill) => !name || drill.name === name)
  if (name && chosen.length === 0)
    throw new CannotStart(
      `There is no drill '${name}', but: ${drills.map((drill) => drill.name).join(', ')}.`,
    )
  getPackages([...new Set(chosen.flatMap(({ packages }) => packages))])
  let isReached = true
  for (const drill of chosen) {
    await using own = new AsyncDisposableStack()
    // A signal stops what the drill has started; so does its end.
    opened.defer(() => own.disposeAsync())
    const rows = await rehearse(drill, { isShort, args, opened: own })
    isReached &&= rows.every((row) => row.isReached)
  }
  if (!isReached) throw new CannotStart('Something was not reached: see the table.')
  return 'done'
})

function list(): 'done' {
  for (const { name, how, packages } of drills) {
    const missing = missingOf(packages)
    const note = missing.length > 0 ? ` (not installed: ${missing.join(' ')})` : ''
    console.log(`${name}: ${how}${note}`)
  }
  return 'done'
}

async function rehearse(
  drill: Drill,
  rehearsal: Parameters<Drill['run']>[0],
): Promise<readonly DrillRow[]> {
  console.log(`${drill.name} …`)
  const rows = await drill.run(rehearsal)
  console.table(rows.map(({ what, figures, isReached }) => ({ what, figures, isReached })))
  await writeDrills(rows, new Date()).catch((error: unknown) => {
    // Whoever restores backups by a timer may not change the sources.
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error
    console.log('docs/drills.md stays as it is: this account may not write it')
  })
  return rows
}
