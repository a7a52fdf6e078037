export interface RangeProps {
  min: number
  max: number
  low: number
  high: number
  /** The accessible name of each end: 'Lowest price', 'Highest price'. */
  labels: [low: string, high: string]
  /** A value as screen readers announce it. */
  format: (value: number) => string
  onChange: (low: number, high: number) => void
}

const thumbClass =
  'pointer-events-none absolute inset-0 h-11 w-full appearance-none bg-transparent ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-3 [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-brand [&::-webkit-slider-thumb]:lift-high ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-3 [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-brand'

/** A slider with two ends that cannot pass each other: two native sliders on one track. */
export function Range({ min, max, low, high, labels, format, onChange }: RangeProps) {
  const span = Math.max(1, max - min)
  const from = ((low - min) / span) * 100
  const to = ((high - min) / span) * 100
  return (
    <div className="relative h-11">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-5 h-1 w-full overflow-hidden rounded-full"
      >
        <rect width="100" height="1" className="fill-line" />
        <rect x={from} width={Math.max(0, to - from)} height="1" className="fill-brand" />
      </svg>
      <input
        type="range"
        aria-label={labels[0]}
        aria-valuetext={format(low)}
        min={min}
        max={max}
        value={low}
        onChange={(event) => onChange(Math.min(Number(event.target.value), high), high)}
        className={thumbClass}
      />
      <input
        type="range"
        aria-label={labels[1]}
        aria-valuetext={format(high)}
        min={min}
        max={max}
        value={high}
        onChange={(event) => onChange(low, Math.max(Number(event.target.value), low))}
        className={thumbClass}
      />
    </div>
  )
}
