/** Logos of other brands on a grid of 24; apart from our own icons, as few pages need them. */
const marks = {
  facebook:
    'M13.5 21v-8h2.7l.5-3.2h-3.2V7.8c0-1 .4-1.6 1.7-1.6h1.6V3.3C16.3 3.1 15.5 3 14.7 3c-2.6 0-4.3 1.5-4.3 4.3v2.5H7.5V13h2.9v8Z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm4.7-3.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
  linkedin:
    'M5.3 3.5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM3.7 9H7v11.5H3.7Zm5.5 0h3.1v1.6c.5-.9 1.6-1.9 3.4-1.9 3.6 0 4.3 2.4 4.3 5.4v6.4h-3.3v-5.7c0-1.4 0-3.1-1.9-3.1s-2.2 1.5-2.2 3v5.8H9.2Z',
  tiktok:
    'M16.5 3c.3 2.2 1.6 3.7 3.9 3.9v3a7.6 7.6 0 0 1-3.8-1.2v6a6.2 6.2 0 1 1-6.2-6.1l.9.1v3.2a2.9 2.9 0 1 0 2 2.8V3Z',
  whatsapp:
    'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3Zm-3.3 4.5c.3 0 .5 0 .7.4l.8 1.9c.1.3 0 .5-.1.7l-.7.9c.8 1.5 1.9 2.5 3.5 3.2l.9-1.1c.2-.3.4-.3.7-.2l1.9.9c.3.1.4.3.4.5-.1 1.4-1.3 2.2-2.5 2.2-3.5 0-7.6-3.8-7.6-7 0-1.3.9-2.4 2-2.4Z',
  x: 'M4 4h4.6l4 5.5L17.3 4h2.3l-6 7L20.5 20H16l-4.4-6-5.1 6H4.2l6.4-7.5Zm3.3 1.7 9.5 12.6h1L8.3 5.7Z',
  youtube:
    'M12 5.2c6.8 0 8 .3 8.5 2.1.4 1.6.4 7.8 0 9.4-.5 1.8-1.7 2.1-8.5 2.1s-8-.3-8.5-2.1c-.4-1.6-.4-7.8 0-9.4.5-1.8 1.7-2.1 8.5-2.1ZM10 9v6l5.2-3Z',
} as const

export type Brand = keyof typeof marks

/** Decorative: the element around it has the accessible name. */
export function BrandIcon({ name, size = 20 }: { name: Brand; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill="currentColor"
      fillRule="evenodd"
    >
      <path d={marks[name]} />
    </svg>
  )
}
