import { parseArgs } from 'node:util'
import { runProcess } from '#server/platform/process.ts'
import { runBenches } from '../bench/run.ts'
import { build } from './build.ts'
import { step } from './steps.ts'

/** `npm run bench [-- names…] [--products N]`: fails when a goal is missed. */
runProcess(async (opened) => {
  const { values, positionals } = parseArgs({
    options: { products: { type: 'string', default: '1000000' } },
    allowPositionals: true,
  })
  await step('build', build)
  const isReached = await runBenches(opened, {
    only: positionals,
    products: Number(values.products),
  })
  if (!isReached) throw new Error('A goal was missed: see the table.')
  return 'done'
})
