import { people } from '#database/seed/demo/people.ts'
import { knownPeople } from '#database/seed/known-people.ts'
import { readConfig } from '#server/config.ts'
import { serve } from '#server/main.ts'
import { runProcess } from '#server/platform/process.ts'
import { build } from './build.ts'
import { prepare } from './prepare.ts'
import { step } from './steps.ts'

/** `npm start`: everything from a fresh clone to a mall that serves. */
runProcess(async (opened, stopping) => {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const databaseUrl = await (await prepare(config, opened)).serving()
  await step('build', build)
  await step('serve', () => serve(opened, { config, databaseUrl, pages: 'built', stopping }))
  if (config.NODE_ENV !== 'production') await namePeople(databaseUrl)
  return 'serving'
})

/** Those of the demo mall who are there: a database of an earlier release may lack some, or they have left. */
async function namePeople(databaseUrl: string): Promise<void> {
  const known = await knownPeople(
    databaseUrl,
    people.map(({ email }) => email),
  )
  const shoppers = people.filter(
    ({ email, role }) => !role && known.some((one) => one.email === email),
  )
  for (const { email, password } of shoppers) console.log(`sign in as ${email} with ${password}`)
  const member = people.find(
    ({ email, role }) => role && known.some((one) => one.email === email && one.is_staff),
  )
  if (!member) return
  const { email, password } = member
  console.log(`sign in to /office as ${email} with ${password}; digits: /simulators/staff`)
}
