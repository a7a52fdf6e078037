import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readConfig } from '#server/config.ts'
import { runProcess } from '#server/platform/process.ts'
import { prepare } from './prepare.ts'

/**
 * `npm run dev`: like `npm start`, with pages straight from the sources and hot reload. The server
 * restarts when its sources change; the database keeps running.
 */
runProcess(async (opened) => {
  const environment = { LOG_LEVEL: 'warn', ...process.env }
  const config = readConfig(environment)
  // Of the owner: a migration that comes while it runs is applied by the restart.
  const { url: databaseUrl } = await prepare(config, opened)
  const server = spawn(
    process.execPath,
    [
      ...process.execArgv,
      '--watch',
      '--watch-preserve-output',
      'server/main.ts',
      '--development-pages',
    ],
    { stdio: 'inherit', env: { ...environment, DATABASE_URL: databaseUrl } },
  )
  opened.defer(async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  })
  await once(server, 'exit')
  return 'done'
})
