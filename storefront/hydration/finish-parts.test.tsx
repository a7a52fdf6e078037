import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  useRouter,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { finishedPartsOf } from './finish-parts.tsx'

const at = (address: string) =>
  finishedPartsOf(
    createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory({ initialEntries: [address] }),
      isServer: true,
    }),
  )

let rendered = 0

function Card({ name }: { name: string }) {
  rendered += 1
  const { pathname } = useRouter().stores.location.get()
  return <p title={`${name}…`}>{`₦5 & ${pathname}`}</p>
}

test('equal values are rendered once, whichever page has them', () => {
  const first = at('/')({ name: 'Kettle' }, <Card name="Kettle" />)
  expect(first).toBe('<p title="Kettle…">₦5 &amp; /</p>')
  expect(at('/categories?page=2')({ name: 'Kettle' }, <Card name="Kettle" />)).toBe(first)
  expect(rendered).toBe(1)
  at('/')({ name: 'Iron' }, <Card name="Iron" />)
  expect(rendered).toBe(2)
})

test('on its own page, where a link is current, a product is rendered with the page', () => {
  const values = { p_slug: 'kettle', name: 'Kettle' }
  expect(at('/product-details/kettle')(values, <Card name="Kettle" />)).toBeUndefined()
  expect(at('/product-details/kettle-2')(values, <Card name="Kettle" />)).toBeDefined()
})

let works = false

function Broken() {
  if (!works) throw new Error('broken')
  return <p>whole</p>
}

test('a part that breaks is left to the page, and is tried again', () => {
  expect(at('/')({ id: 1 }, <Broken />)).toBeUndefined()
  works = true
  expect(at('/')({ id: 1 }, <Broken />)).toBe('<p>whole</p>')
})
