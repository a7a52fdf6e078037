import { setTimeout as wait } from 'node:timers/promises'
import { clusterPackages } from './cluster/cluster.ts'
import {
  figuresOfRound,
  isBackIn,
  isWhole,
  rehearseUnderLoad,
  type Stage,
  totalOf,
} from './cluster/rehearsal.ts'
import type { Drill, DrillRow } from './drill.ts'
import { loseStore } from './picture-store.ts'

interface Death {
  what: string
  /** How long nobody may be able to buy, s. */
  backSeconds: number
  /** Nothing else could have answered the readers meanwhile. */
  isAlone?: true
  /** Answers what else is to be details of it, if anything. */
  happen(stage: Stage): Promise<unknown>
}

/** ms that what has died stays away. */
const absentMs = 15_000

const deaths: readonly Death[] = [
  {
    what: 'a process of the mall killed, and back 15 s later',
    backSeconds: 5,
    async happen({ apps: [app] }) {
      await app?.kill()
      await wait(absentMs)
      await app?.start()
    },
  },
  {
    what: 'a standby killed, and back 15 s later',
    backSeconds: 15,
    async happen({ cluster }) {
      const primary = await cluster.primary()
      const members = await primary.members()
      const confirming = members.find(({ role }) => role === 'sync_standby')
      const standby = cluster.nodes.find(({ name }) => name === confirming?.name)
      await standby?.kill()
      await wait(absentMs)
      await standby?.startPatroni()
    },
  },
  {
    what: 'etcd without a majority for 30 s: the primary goes on',
    backSeconds: 5,
    async happen({ cluster }) {
      const [one, two] = cluster.nodes
      await Promise.all([one?.killEtcd(), two?.killEtcd()])
      await wait(2 * absentMs)
      await Promise.all([one?.startEtcd(), two?.startEtcd()])
    },
  },
  {
    what: 'the primary’s disk full, and empty again 30 s after another took over',
    backSeconds: 120,
    async happen({ cluster }) {
      const primary = await cluster.primary()
      primary.fillDisk()
      while ((await cluster.primary()) === primary) await wait(500)
      await wait(2 * absentMs)
      primary.emptyDisk()
    },
  },
  {
    what: 'the primary killed, and back with a clock that is five minutes fast',
    backSeconds: 40,
    async happen({ cluster }) {
      const primary = await cluster.primary()
      await primary.kill()
      await cluster.primary()
      await primary.startPatroni(300)
      await cluster.whole()
      // It takes part in the next election too.
      const next = await cluster.primary()
      await next.kill()
      await cluster.primary()
      await next.startPatroni()
    },
  },
  {
    what: 'the picture store away for 30 s',
    backSeconds: 5,
    happen: ({ cluster }) => loseStore(cluster),
  },
  {
    what: 'both HAProxy killed, and back a second later',
    backSeconds: 10,
    isAlone: true,
    async happen({ cluster }) {
      await cluster.killProxies()
      await wait(1_000)
      await cluster.startProxies()
    },
  },
]

/** What else may die, one after the other. */
export const otherDeaths: Drill = {
  name: 'deaths',
  how: 'A process of the mall, the confirming standby, two of three etcd and the proxies die under load, one after the other; `-- deaths disk` makes those whose row has the word.',
  packages: clusterPackages,
  async run(rehearsal) {
    const [word = ''] = rehearsal.args
    const chosen = deaths.filter(({ what }) => what.includes(word))
    const details: string[] = []
    const outcome = await rehearseUnderLoad(rehearsal, chosen.length, async (stage, round) => {
      const more = await chosen[round]?.happen(stage)
      details.push(typeof more === 'string' ? `; ${more}` : '')
    })
    return chosen.map(({ what, backSeconds, isAlone }, place): DrillRow => {
      const rounds = outcome.rounds.slice(place, place + 1)
      const reads = isAlone ? '' : '; readers’ errors < 0.1 %'
      const isBack = isAlone
        ? totalOf(rounds).outageSeconds <= backSeconds
        : isBackIn(backSeconds, rounds)
      return {
        what,
        toReach: `lost 0, doubled 0; buying back in ${backSeconds} s${reads}`,
        figures: `lost ${outcome.lost}, doubled ${outcome.doubled}; ${figuresOfRound(rounds)}${details[place] ?? ''}`,
        isReached: isWhole(outcome) && isBack,
      }
    })
  },
}
