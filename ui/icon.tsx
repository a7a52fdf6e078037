import { classes } from './classes.ts'

/** Our own icons on a grid of 24, drawn as strokes; the solid ones follow. */
const strokes = {
  alert:
    'M12 8v5m0 3.5v.01M10.3 4.2 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
  bell: 'M6 10a6 6 0 1 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7Zm4 10a2.2 2.2 0 0 0 4 0',
  box: 'M12 3.5 4 7.5v9l8 4 8-4v-9Zm-8 4 8 4 8-4m-8 4v9',
  cart: 'M3 4h2.2l2.3 11h10l2-8H6.2M9 19.5v.01m8-.01v.01',
  chat: 'M4 5h16v11H9.5L5 20v-4H4Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-up': 'm6 15 6-6 6 6',
  clock: 'M12 7.5V12l3 2M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  close: 'm6 6 12 12M18 6 6 18',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  grid: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z',
  heart: 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2C20 15 12 20 12 20Z',
  help: 'M9.2 9a2.9 2.9 0 1 1 4.3 2.5c-1 .6-1.5 1.2-1.5 2.3m0 3.2v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  home: 'm3.5 11 8.5-7 8.5 7M6 9.5V20h12V9.5M10 20v-5h4v5',
  keyboard: 'M3 6.5h18v11H3zM7 10v.01m3.3-.01v.01m3.4-.01v.01M17 10v.01M8 14h8',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 1 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 1 0 5.7 5.7l1-1',
  'log-out': 'M10 4H5v16h5m5-4 4-4-4-4m4 4H9.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a6.7 6.7 0 0 0 10.5 10.5Z',
  offline:
    'M3 3 21 21M8.5 15.5a5 5 0 0 1 5.6-1M5 12a10 10 0 0 1 4.3-2.5M2 8.5a15 15 0 0 1 3.2-2.2M13.5 9.2A10 10 0 0 1 19 12M10.5 4.6A15 15 0 0 1 22 8.5M12 19v.01',
  phone:
    'M6 3h3l1.5 5L8 10a13 13 0 0 0 6 6l2-2.5 5 1.5v3a2.5 2.5 0 0 1-2.7 2.5A17 17 0 0 1 3.5 5.7 2.5 2.5 0 0 1 6 3Z',
  picture: 'M4 5h16v14H4zm0 11 5-5 4 4 2.5-2.5L20 16M15 9v.01',
  pin: 'M12 21s7-6.3 7-11.5a7 7 0 1 0-14 0C5 14.7 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 11a8 8 0 1 0-2.3 6M20 5v6h-6',
  search: 'm20 20-4.5-4.5M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6Zm-3 8.5 2.2 2.2L15.5 10',
  sun: 'M12 3v2m0 14v2m9-9h-2M5 12H3m15.4-6.4L17 7M7 17l-1.4 1.4m12.8 0L17 17M7 7 5.6 5.6M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  trash: 'M4 7h16M9.5 7V4.5h5V7m-8 0 1 13h9l1-13M10.5 11v5m3-5v5',
  truck: 'M3 6h11v10H3zm11 4h4l3 3v3h-7M7 18.5v.01m10-.01v.01',
  user: 'M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6M16 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  wallet: 'M4 7.5V18a2 2 0 0 0 2 2h14V9H5.5a1.5 1.5 0 0 1 0-4.5H18V9m-2 5.5v.01',
  zoom: 'm20 20-4.5-4.5M8 11h6m-3-3v6m6.5-3a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
} as const

const solids = {
  'heart-full':
    'M12 20.5S3.5 15.4 3.5 9.2A4.6 4.6 0 0 1 12 6.4a4.6 4.6 0 0 1 8.5 2.8c0 6.2-8.5 11.3-8.5 11.3Z',
  pause: 'M7 5h3.5v14H7zm6.5 0H17v14h-3.5z',
  play: 'M8 5v14l11-7Z',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z',
} as const

export type IconName = keyof typeof strokes | keyof typeof solids

/** For names from the API. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(strokes, name) || Object.hasOwn(solids, name)
}

function isStroke(name: IconName): name is keyof typeof strokes {
  return name in strokes
}

/** Pixels, and with enlarged text a third more at most. Classes, since a page has a hundred of them; 20 needs none. */
const sizes = {
  12: 'size-[12px]',
  14: 'size-[clamp(14px,0.875rem,18px)]',
  16: 'size-[clamp(16px,1rem,21px)]',
  18: 'size-[clamp(18px,1.125rem,24px)]',
  20: undefined,
  22: 'size-[clamp(22px,1.375rem,29px)]',
  24: 'size-[clamp(24px,1.5rem,32px)]',
  28: 'size-[28px]',
  30: 'size-[30px]',
  32: 'size-[32px]',
} as const

interface IconProps {
  name: IconName
  size?: keyof typeof sizes
}

/** Decorative: the element around it has the accessible name. */
export function Icon({ name, size = 20 }: IconProps) {
  const [look, drawing] = isStroke(name)
    ? ['icon-drawn', strokes[name]]
    : ['icon-solid', solids[name]]
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classes(look, sizes[size])}>
      <path d={drawing} />
    </svg>
  )
}
