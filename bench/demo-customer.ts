import { people } from '#database/seed/demo/people.ts'
import type { RunningApp } from './bench.ts'

export interface Item {
  id: number
  name: string
}

export type DemoCustomer = Awaited<ReturnType<typeof demoCustomer>>

/**
 * Somebody of the demo mall, signed in, who has orders, money and saved items to show. `ask` calls in her
 * name: GET, or POST where there is a body.
 */
export async function demoCustomer({ origin }: RunningApp) {
  const [person] = people
  if (!person) throw new Error('nobody is seeded')
  const ask = async (path: string, body?: object, token?: string) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    })
    return response.json()
  }
  const { email, password } = person
  const { accessToken } = (await ask('/login', { mode: 'email', email, password })).data.token
  return {
    token: String(accessToken),
    ask: (path: string, body?: object) => ask(path, body, accessToken),
  }
}

/** The best sold products that come in one kind only and of which there is plenty. */
export async function itemsToBuy({ ask }: DemoCustomer): Promise<Item[]> {
  const { products } = (await ask('/products/all/category/null?key=popular')).data
  return products.data.filter(
    (one: Item & { is_fixed: number; stock_count: number }) =>
      one.is_fixed === 1 && one.stock_count >= 15,
  )
}

/** What the browser remembers of her, before its first page. */
export function remembered({ token: accessToken }: DemoCustomer): string {
  return JSON.stringify({ version: 1, state: { auth: { accessToken } } })
}
