const mark = 'inline-flex h-6 items-center rounded-sm border border-line bg-surface px-1.5 text-xs'

/** The cards that shoppers hold, and USSD, as small marks drawn with our own colours. */
export function CardMarks() {
  return (
    <span
      role="img"
      aria-label="Visa, Mastercard, Verve, USSD"
      className="flex flex-wrap gap-1.5 font-bold tracking-tight"
    >
      <span className={`${mark} text-link italic`}>VISA</span>
      <span className={mark}>
        <svg viewBox="0 0 26 16" width="26" height="16" aria-hidden="true">
          <circle cx="9" cy="8" r="7" className="fill-danger" />
          <circle cx="17" cy="8" r="7" className="fill-accent opacity-85" />
        </svg>
      </span>
      <span className={`${mark} text-danger`}>Verve</span>
      <span className={`${mark} text-ink`}>*USSD#</span>
    </span>
  )
}
