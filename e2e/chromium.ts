import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Headless Chromium: the same engine at half the CPU time. */
const shell = 'chromium-headless-shell'
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** As root Chromium needs `--no-sandbox`; background networking is off. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Path of a working Chromium: the system's headless shell, else Playwright's own, else the system's. */
export function findChromium(): string | undefined {
  return [findProgram(shell), chromium.executablePath(), ...systemNames.map(findProgram)].find(
    (path) => path && existsSync(path) && starts(path),
  )
}

/** The same; installs one if there is none: by Playwright, else by the system's packages. */
export async function getChromium(): Promise<string> {
  const found = findChromium()
  if (found) return say(found, 'found')
  console.log('No Chromium on this machine: Playwright downloads one …')
  const root = process.getuid?.() === 0
  await attempt('node_modules/.bin/playwright', [
    'install',
    ...(root && findProgram('apt-get') ? ['--with-deps'] : []),
    'chromium',
  ])
  const downloaded = findChromium()
  if (downloaded) return say(downloaded, 'downloaded')
  console.log("That failed: trying the system's packages …")
  await attempt('apt-get', ['update'])
  await attempt('apt-get', ['install', '-y', shell])
  if (!findChromium()) await attempt('apt-get', ['install', '-y', 'chromium'])
  const installed = findChromium()
  if (installed) return say(installed, 'installed')
  throw new Error('No Chromium could be had. Install one so that `chromium` starts it.')
}

function say(path: string, how: string): string {
  console.log(`Chromium ${how}: ${path}`)
  return path
}

/** A program that is missing or fails is no error: what it was to bring is looked for afterwards. */
async function attempt(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: 'inherit' })
  await Promise.race([once(child, 'close'), once(child, 'error')]).catch(() => {})
}

function findProgram(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

/** A downloaded Chromium may lack libraries; a distribution's may be a stub. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
