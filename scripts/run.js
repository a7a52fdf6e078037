// The entry of every command: `node scripts/run.js start` installs what is missing, then runs
// scripts/start.ts on the project's own Node. Plain JavaScript without imports of the project,
// because it runs on any Node from 20 on, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...args] = process.argv.slice(2)

if (!isInstalled()) install()
run(join(root, 'scripts', `${command}.ts`), args)

/** Compares what npm noted as installed with the lock file, package by package. */
function isInstalled() {
  const noted = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(noted) || !projectNode()) return false
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(noted, 'utf8')).packages
  return Object.entries(locked).every(([path, { version, optional }]) => {
    if (path === '') return true
    return present[path] ? present[path].version === version : Boolean(optional)
  })
}

function install() {
  const startedAt = Date.now()
  const kind = existsSync(join(root, 'node_modules')) ? 'install' : 'ci'
  console.log(`install: npm ${kind} …`)
  // Warnings would be about the system's older Node, which runs npm only.
  const { status } = spawnSync('npm', [kind, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status !== 0) process.exit(status ?? 1)
  console.log(`install: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** The `node` package's program, or this one where it is new enough. */
function projectNode() {
  const own = join(root, 'node_modules', 'node', 'bin', 'node')
  if (existsSync(own)) return own
  return Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : undefined
}

function run(script, args) {
  const node = projectNode()
  if (!node) {
    console.error("Node 24 was not installed: does npm's setting 'ignore-scripts' forbid it?")
    process.exit(1)
  }
  // The IPC channel closes when this process ends, for whatever reason: the child sees that and stops.
  const child = spawn(node, ['--env-file=ops/node.env', script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: `${dirname(node)}:${process.env.PATH}`,
      // Makes glibc return freed memory at once, and use one arena for all threads instead of sixteen: the leftovers
      // of compressing pages made a busy process 30 to 60 MB larger, and with two arenas still 30.
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
      MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
      // Caches the compiled TypeScript: later starts are 1 s quicker and 35 MB smaller.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compiled'),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
  followNpm(child)
}

/**
 * Ends the child when npm is killed: npm leaves its scripts running, and their parent process changes.
 * The parent is npm itself, because package.json says `exec`.
 */
function followNpm(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
}
