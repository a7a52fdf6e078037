import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { authenticators } from '#simulators/authenticators.ts'
import { openCarrierSimulator } from '#simulators/carriers/carriers.ts'
import { openDojah } from '#simulators/dojah/dojah.ts'
import { openFlutterwave } from '#simulators/flutterwave/flutterwave.ts'
import { openMessageSimulators } from '#simulators/messages.ts'
import { openMonnifySimulator } from '#simulators/monnify/monnify.ts'
import { openSimulators, type Panel } from '#simulators/simulators.ts'
import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { simulatorRoutes } from './platform/http/routes/simulator-routes.ts'
import type { Keys } from './platform/keys/keys.ts'
import { demoCodes } from './staff/staff.ts'
import { type Provider, providers } from './variables.ts'
import { holderOfNumber } from './wallet/wallet.ts'

interface ProviderDeps {
  config: Config
  database: Database
  clock: Clock
  /** The address at which simulators reach this process; null while it does not listen. */
  ownUrl: () => string | null
  keys: Keys
}

export type Providers = Awaited<ReturnType<typeof openProviders>>

interface Simulator {
  panel: Panel
  close(): Promise<void>
}

/** The access to each provider: the configured one, or that of its simulator on this machine. */
export async function openProviders({
  config,
  database,
  clock: { now },
  ownUrl,
  keys,
}: ProviderDeps) {
  const { simulated } = config
  const folder = join(config.DATA_DIR, 'simulators')
  const { opened, webhookUrl, simulate } = simulation(simulated, ownUrl)

  // SMS, WhatsApp and mail arrive in one inbox.
  const messages =
    simulated.includes('termii') || simulated.includes('smtp')
      ? await openMessageSimulators({ now, simulated, webhookUrl: webhookUrl('termii') })
      : null
  const { url: simulatedMail } = messages?.smtp ?? {}
  const monnify = await simulate('monnify', (webhookUrl) => {
    const knownAccount = (number: string) => holderOfNumber(database, number)
    const path = join(folder, 'monnify.jsonl')
    return openMonnifySimulator({ now, path, webhookUrl, knownAccount })
  })

  const access = {
    termii: {
      senderId: config.TERMII_SENDER_ID ?? 'Mall',
      ...(messages?.termii ?? {
        url: config.TERMII_URL,
        apiKey: given(config.TERMII_API_KEY),
        webhookSecret: given(config.TERMII_WEBHOOK_SECRET),
      }),
    },
    smtp: {
      url: simulatedMail ?? given(config.SMTP_URL),
      from: { name: config.MALL_NAME, address: config.MAIL_FROM },
    },
    monnify: monnify?.access ?? {
      url: config.MONNIFY_URL,
      apiKey: given(config.MONNIFY_API_KEY),
      secretKey: given(config.MONNIFY_SECRET_KEY),
      contractCode: given(config.MONNIFY_CONTRACT_CODE),
    },
    flutterwave: (await simulate('flutterwave', (webhookUrl) => {
      const bookPath = join(folder, 'flutterwave.jsonl')
      return openFlutterwave({ now, pagesUrl: () => config.PUBLIC_URL, webhookUrl, bookPath })
    })) ?? {
      url: config.FLUTTERWAVE_URL,
      secretKey: given(config.FLUTTERWAVE_SECRET_KEY),
      webhookHash: given(config.FLUTTERWAVE_WEBHOOK_HASH),
    },
    terminal: (await simulate('terminal', (webhookUrl) => {
      const statesDown = config.SIMULATORS_CARRIER_DOWN ?? ''
      return openCarrierSimulator({ now, folder, statesDown, webhookUrl })
    })) ?? { url: config.TERMINAL_URL, secretKey: given(config.TERMINAL_SECRET_KEY) },
    dojah: (await simulate('dojah', (webhookUrl) => openDojah({ now, webhookUrl }))) ?? {
      url: config.DOJAH_URL,
      appId: given(config.DOJAH_APP_ID),
      secretKey: given(config.DOJAH_SECRET_KEY),
    },
  }

  return {
    /** Under the names by which the domains' `open` takes them. */
    access,
    /** The simulators' console, at `/simulators`; none where there are no simulators. */
    async mountConsole(app: FastifyInstance, advance: (seconds: number) => Promise<void>) {
      if (simulated.length === 0) return
      // Beside a real provider neither time nor money is made up: goods, refunds and messages would be real.
      const isAlone = Object.keys(providers).every((name) => simulated.some((one) => one === name))
      const visible = opened.filter((simulator) => isAlone || simulator !== monnify)
      const simulators = openSimulators({
        name: config.MALL_NAME,
        clock: isAlone ? { now, advance } : null,
        messages,
        panels: [
          ...visible.map(({ panel }) => panel),
          ...(isAlone
            ? [authenticators(config.MALL_NAME, now, () => demoCodes(database, keys, now()))]
            : []),
        ],
      })
      await simulatorRoutes(app, simulators, config.SIMULATORS_PASSWORD)
    },
    async close() {
      await messages?.close()
      for (const simulator of opened) await simulator.close()
    },
  }
}

/** Opens simulators, and remembers them; `simulate` answers null for a provider that is not simulated. */
function simulation(simulated: Config['simulated'], ownUrl: ProviderDeps['ownUrl']) {
  const opened: Simulator[] = []
  type Open<S> = (webhookUrl: () => string | null) => Promise<S>

  function webhookUrl(provider: Provider): () => string | null {
    return () => {
      const url = ownUrl()
      return url && `${url}/webhooks/${provider}`
    }
  }
  async function simulate<S extends Simulator>(provider: Provider, open: Open<S>) {
    if (!simulated.includes(provider)) return null
    const simulator = await open(webhookUrl(provider))
    opened.push(simulator)
    return simulator
  }
  return { opened, webhookUrl, simulate }
}

/** A credential; `readConfig` refuses to go on without one of a provider that is not simulated. */
function given(value: string | undefined): string {
  if (value === undefined) throw new Error('a provider lacks a credential')
  return value
}
