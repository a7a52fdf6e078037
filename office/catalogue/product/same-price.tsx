import { type FormEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { nairaIn } from '#contract/forms/written-number.ts'
import { isFarPrice } from '#contract/limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatNaira } from '#ui/naira.ts'
import { PriceField } from '../../prices/price-field.tsx'

interface SamePriceProps {
  /** '500 combinations', which get it. */
  whose: string
  /** What is paid now, naira. */
  presents: readonly number[]
  /** Whether a price is far from them that has to be typed twice. */
  isFar: (amount: number) => boolean
  onSet: (amount: number) => void
}

/** One price for all combinations, typed once; a second time where it is far. Nothing is saved yet. */
export function SamePrice(props: SamePriceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" className="dense justify-self-start" onClick={() => setOpen(true)}>
        Same price for all
      </Button>
      {isOpen &&
        // A form within the page's form would be sent with it.
        createPortal(<SamePriceDialog {...props} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

function SamePriceDialog({
  whose,
  presents,
  isFar,
  onSet,
  onClose,
}: SamePriceProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [again, setAgain] = useState('')
  const [isTried, setTried] = useState(false)
  const amount = nairaIn(typed)
  const second = amount !== null && isFar(amount)
  const isRepeated = !second || nairaIn(again) === amount
  const far = amount === null ? undefined : presents.find((one) => isFarPrice(one, amount))
  function submit(event: FormEvent) {
    event.preventDefault()
    // The form of the page is not sent by this one.
    event.stopPropagation()
    setTried(true)
    if (amount === null || amount === 0 || !isRepeated) return
    onSet(amount)
    onClose()
  }
  return (
    <Dialog title="Same price for all" onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <PriceField
          label={`Price of ${whose}`}
          hint={presents.length === 0 ? 'In naira' : `${rangeOf(presents)} now`}
          value={typed}
          onChange={setTyped}
          present={second ? (far ?? null) : null}
          confirmed={again}
          onConfirmed={setAgain}
          error={isTried && !amount ? 'Type an amount in naira, such as 12,500 or 12,500.50' : null}
          confirmedError={isTried && !isRepeated ? 'The two prices are different.' : null}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="accent">
            Set the price
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** '₦1,000 to ₦1,499' */
function rangeOf(presents: readonly number[]): string {
  const [low, high] = [Math.min(...presents), Math.max(...presents)]
  return low === high ? formatNaira(low) : `${formatNaira(low)} to ${formatNaira(high)}`
}
