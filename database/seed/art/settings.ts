import type { Face } from './alphabets/alphabets.ts'

/** How a trade name is set: wherever it is printed, it looks the same. */
export interface Setting {
  face: Face
  isUpper?: true
  isLower?: true
  slant?: number
  tracking?: number
}

const upper = { isUpper: true } as const
const lower = { isLower: true } as const
const lean = { slant: 12 } as const
const wide = { tracking: 24 } as const
const tight = { tracking: -6 } as const

/** The names of each manner of setting: brands, and the marks of `../demo/marks.ts`. */
const names: readonly (readonly [Setting, string])[] = [
  [
    { face: 'grotesque' },
    'Nestlé, Philips, Google, Hypo, Dell, Johnson’s, Milo Cereal, Smarties, Pioneer',
  ],
  [
    { face: 'grotesque', ...upper },
    'Nivea, Indomie, Samsung, TCL, Raid, Colgate, LEGO, Milo, Mobil, Bosch, Peak, Uno',
  ],
  [
    { face: 'grotesque', ...upper, ...lean },
    'Puma, Nike, Michelin, Lucozade, Pringles, Ingco, Sumec Firman, TomTom',
  ],
  [{ face: 'grotesque', ...upper, ...wide }, 'Epson, Anker, Kenwood, Zaron, Canon'],
  [
    { face: 'grotesque', ...upper, ...tight },
    'Hisense, MTN, Qasa, Oreo, Fisher-Price, Knorr, Hikvision',
  ],
  [{ face: 'grotesque', ...lower }, 'Adidas, Chicco, Mouka, Molfix, itel, Bata, Xiaomi'],
  [{ face: 'grotesque', ...lower, ...tight }, 'Fanta, Pampers, Oraimo, SanDisk, Dano'],
  [
    { face: 'grotesque', ...lean },
    'Emzor, Always, Ariel, Exide, Sunlight, Felicity Solar, Lactogen, Rice Krispies',
  ],
  [
    { face: 'condensed' },
    'Apple, Microsoft, Darling, Vitafoam, Maggi Signature, Levi’s, Nido, Choco Hazelnut',
  ],
  [
    { face: 'condensed', ...upper },
    'Maybelline, Mercury, Mortein, Gala, Sony, Titus, Elepaq, Dangote, Cerelac',
  ],
  [
    { face: 'condensed', ...upper, ...lean },
    'Maggi, Polystar, Dunlop, Bruhm, Omron, Frosties, KitKat, Wilson, Lontor, NAN',
  ],
  [
    { face: 'condensed', ...upper, ...wide },
    'LG, Vaseline, Seven Seas, Iroko Home, Nokia, Garnier, Asus',
  ],
  [
    { face: 'condensed', ...upper, ...tight },
    'JBL, Mattel, Power Oil, Gino, TotalEnergies, Hot Wheels',
  ],
  [{ face: 'condensed', ...lean }, 'Haier Thermocool, Seagate, Avent, Coco Pops, Luminous'],
  [
    { face: 'serif' },
    'Golden Penny, Dove, Clarks, Bournvita, Vlisco, Ori Naturals, Lipton, Schweppes, NAN Optipro',
  ],
  [
    { face: 'serif', ...upper },
    'Lattafa, Learn Africa, Adunni Beads, Semovita, Khamrah, Asad, Yara, Poundo Yam',
  ],
  [
    { face: 'serif', ...upper, ...wide },
    'Eko Stitch, Hollantex, Casio, York Fitness, Oud for Glory, Ana Abiyedh',
  ],
  [
    { face: 'serif', ...lean },
    'Three Crowns, Cantu, Nescafé, Raleigh, Hot Chocolate, Golden Morn, Pure Life',
  ],
  [{ face: 'serif', ...lower }, 'Kano Weave, Huggies, Tefal'],
  [
    { face: 'script' },
    'Coca-Cola, Cadbury, Kellogg’s, Barbie, Dairy Milk, Dudu-Osun, Hollandia, Rose, Corn Flakes, Choco Milo',
  ],
  [{ face: 'script', ...lean }, 'Chivita, Eclairs, Eva, Mama Gold, Maltina, Sausage Roll'],
  [{ face: 'slab' }, 'Devon King’s, Bodija Fresh, Honeywell, Three Crowns, Sprite, Oral-B, Duplo'],
  [{ face: 'slab', ...upper }, 'Dettol, OX, BIC, Master Chef, Maxi, Prag, Jinko Solar, Lenovo'],
  [{ face: 'slab', ...upper, ...lean }, 'Infinix, Acer, Technic'],
  [{ face: 'slab', ...lower }, 'Binatone, Scanfrost, HP'],
  [{ face: 'technical' }, 'Tecno, TP-Link, Huawei, Kemei, Nexus, Midea'],
  [{ face: 'technical', ...upper }, 'New Age, Nintendo, Logitech, Quartz'],
  [{ face: 'technical', ...upper, ...wide }, 'Hp Omen, Bravia'],
]

const settings = new Map(
  names.flatMap(([setting, list]) => list.split(', ').map((name) => [plain(name), setting])),
)

/** Undefined: not a name, but words about the thing. */
export function settingOf(text: string): Setting | undefined {
  return settings.get(plain(text))
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll("'", '’')
}
