import { people } from '#database/seed/demo/people.ts'
import type { RunningApp } from './bench.ts'

export interface Item {
  id: number
  name: string
}

export type DemoCustomer = Awaited<ReturnType<typeof demoCustomer>>

/**
 * A signed-in customer of the demo mall with orders, money and saved items. `call` calls the API in her
 * name: GET, or POST where there is a body.
 */
export async function demoCustomer({ origin }: RunningApp) {
  const [person] = people
  if (!person) throw new Error('nobody is seeded')
  const call = async (path: string, body?: object, token?: string) => {
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
  const { accessToken } = (await call('/login', { mode: 'email', email, password })).data.token
  return {
    token: String(accessToken),
    call: (path: string, body?: object) => call(path, body, accessToken),
  }
}

/** The best-selling products without variations of which at least 15 are in stock. */
export async function itemsToBuy({ call }: DemoCustomer): Promise<Item[]> {
  const { products } = (await call('/products/all/category/null?key=popular')).data
  return products.data.filter(
    (one: Item & { is_fixed: number; stock_count: number }) =>
      one.is_fixed === 1 && one.stock_count >= 15,
  )
}

/** The local storage of a browser in which she is signed in. */
export function remembered({ token: accessToken }: DemoCustomer): string {
  return JSON.stringify({ version: 1, state: { auth: { accessToken } } })
}
