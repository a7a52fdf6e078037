import type { FactKind } from '#contract/shop/facts.ts'
import { factKinds } from './fact-kinds.ts'
import { kindRows } from './specification-kinds.ts'

export interface Specified {
  category: string
  brand: string
  name: string
  form: string
  /** Null where it has none, or several. */
  colour: string | null
  kg: number
  features: readonly string[]
  box: readonly string[]
  choices: readonly { name: string; values: readonly string[] }[]
}

type Row = readonly [name: string, value: string]
const maxRows = 15

/** Which feature says what: the first pattern that fits names its row, each name once. */
const named: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Warranty', /warranty|years on the (compressor|motor)/],
  [
    'Screen',
    /-inch .*(display|LCD|AMOLED|OLED|Retina|Full HD|Hz)|-inch (display|AMOLED|OLED)|Full HD IPS|\d Hz$/,
  ],
  [
    'Processor',
    /Core i\d|Ryzen|Celeron|Helio|Dimensity|Snapdragon|Unisoc|Tensor|Exynos|Bionic|Apple [AM]\d|Apple M/,
  ],
  ['Camera', /\d MP|megapixel|APS-C/],
  ['Memory', /GB memory/],
  ['Storage', /SSD|GB storage|TB storage/],
  ['Battery', /mAh|battery|LiFePO4|Tall tubular|^Gel|^AGM/i],
  ['Running time', /of play|hours (with|without|on)/],
  ['Ports', /HDMI|USB|LAN socket|SD card|Headphone/],
  ['Connectivity', /Wi-Fi|Bluetooth|4G|5G|AirPlay/],
  ['Water protection', /IP\d\d|IPX\d|ATM|[Ww]ater ?(proof|resist|-repel)/],
  ['Power', /\d (W|kVA|HP)\b/],
  ['Voltage', /\d+ to \d+ V|\d+ V\b/],
  ['Capacity', /\d ?(L|litres?) |kg of dry|^Jar of|Tank of/],
  ['Gas', /R600a|R32|R410/],
  [
    'Material',
    /[Cc]otton|[Ll]eather|[Ss]teel|[Pp]olyester|wood|[Aa]luminium|[Ss]ilicone|[Cc]opper|[Gg]lass|foam|hair blend|[Cc]rêpe|[Mm]esh|[Ll]inen|[Ll]ace|[Bb]rocade|PET|[Vv]iscose|[Ss]uede/,
  ],
  ['Dimensions', /\d (by|x) \d|cm (long|across|wide)|inches wide|mm thick|\d metres?\b|yards/],
  ['Fit', /fit$|leg$|neck|sleeve|collar|Button|heel/],
  ['Care', /wash|Wash|Wipes clean|°C/],
  [
    'Ingredients',
    /[Vv]itamin|fluoride|Fluoride|shea|malt|Malt|cocoa|Iron|[Oo]mega|fat$|Plant|[Nn]atural/,
  ],
  ['Suitable for', /^For |[Ff]rom (six|seven)|[Aa]ges|Works with|Fits /],
  ['Pack', /packs$|x \d+|Sachets|pieces|Pieces|Refill|Pack|Carton/],
  ['Safety', /lock|switch|cut-off|guard|Protected|protection|NAFDAC|Tested|Best-before|Expiry/],
  ['Made', /Made in|Sewn|Nigeria|Printed|Original/],
]

/** The rows of a product's table: what it is, what its features say, what holds for its kind, what comes with it. */
export function specificationsOf(product: Specified): Row[] {
  const model = product.name.replace(`${product.brand} `, '')
  const chosen = product.choices.map(({ name, values }): Row => [name, values.join(', ')])
  const own: Row[] = [
    ['Brand', product.brand],
    ['Model', model],
    ['Condition', product.form],
    ...(product.colour ? [['Colour', product.colour] as const] : []),
    ...chosen,
    ...measured(product),
    ...product.features.flatMap((feature) => rowOf(feature)),
  ]
  const last: Row[] = [
    ['Weight, packed', `${product.kg} kg`],
    ...(product.box.length > 0 ? [['In the box', product.box.join(', ')] as const] : []),
  ]
  const rows = unique([...own, ...kindRows(product.category)])
  return [...rows.slice(0, maxRows - last.length), ...last]
}

/** Facts that the filters of its category read from a name. */
const measures: Partial<Record<FactKind, readonly [name: string, pattern: RegExp]>> = {
  screen: ['Screen size', /\d+(?:\.\d+)?[- ]inch/],
  size: ['Size', /\d+(?:\.\d+)?[- ]inch|[\d.]+ x \d+ ft|\d+ yards|Size \d+/],
  capacity: ['Capacity', /\d+(?:\.\d+)? ?(?:kg|g|L|ml|cl)\b/],
  power: ['Power', /[\d,]+(?:\.\d+)? ?(?:kVA|VA|kW|W|HP)\b/],
  battery: ['Battery', /[\d,]+ ?m?Ah\b/],
  storage: ['Storage', /\d+ ?[GT]B\b/],
}

function measured({ category, name }: Specified): Row[] {
  return (factKinds[category] ?? []).flatMap((kind): Row[] => {
    const [row = '', pattern] = measures[kind] ?? []
    const value = pattern?.exec(name)?.[0]
    return value ? [[row, value.replace('-', ' ')]] : []
  })
}

function rowOf(feature: string): Row[] {
  const found = named.find(([, pattern]) => pattern.test(feature))
  return found && !feature.includes(': ') ? [[found[0], feature]] : []
}

function unique(rows: readonly Row[]): Row[] {
  return rows.filter(([name], place) => rows.findIndex(([other]) => other === name) === place)
}
