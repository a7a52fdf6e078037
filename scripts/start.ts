import { people } from '#database/seed/demo/people.ts'
import { readConfig } from '#server/config.ts'
import { serve } from '#server/main.ts'
import { runProcess } from '#server/platform/process.ts'
import { build } from './build.ts'
import { prepare } from './prepare.ts'
import { step } from './steps.ts'

/** `npm start`: everything from a fresh clone to a mall that serves. */
runProcess(async (opened, stopping) => {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const databaseUrl = await prepare(config, opened)
  await step('build', build)
  await step('serve', () => serve(opened, { config, databaseUrl, pages: 'built', stopping }))
  if (config.NODE_ENV !== 'production') {
    for (const { email, password, role } of people) {
      if (!role) console.log(`sign in as ${email} with ${password}`)
    }
    const [member] = people.filter(({ role }) => role)
    if (member) {
      const { email, password } = member
      console.log(`sign in to /office as ${email} with ${password}; digits: /simulators/staff`)
    }
  }
  return 'serving'
})
