import { type CartItem, keyText, linesOf } from '../state/cart-lines.ts'
import { CartLine } from './cart-line.tsx'
import { useRecheck } from './use-recheck.ts'

/** Every line of the cart, with current price and stock. */
export function CartLines({ items }: { items: CartItem[] }) {
  const before = useRecheck()
  const lines = linesOf(items)
  const changed = lines.filter(({ key }) => before.has(keyText(key))).length
  return (
    <section aria-labelledby="cart-title">
      <h1 id="cart-title" className="mb-4 text-xl md:text-2xl">
        Items in shopping cart{' '}
        <span className="text-base font-normal text-ink-soft">({lines.length})</span>
      </h1>
      <p role="status" className="empty:hidden">
        {changed > 0 && (
          <span className="mb-3 block rounded-md bg-accent-soft px-4 py-3 text-sm font-medium text-on-accent-soft">
            {changed === 1 ? 'A price has' : `${changed} prices have`} changed since you put it in.
            The total is today's.
          </span>
        )}
      </p>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <CartLine key={keyText(line.key)} line={line} before={before.get(keyText(line.key))} />
        ))}
      </ul>
    </section>
  )
}
