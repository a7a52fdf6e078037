/** A trade name that is on the pack in place of its maker's, and the colour of that pack. */
export interface Mark {
  name: string
  paint: string
}

/** Beginnings of product names; the longest that fits counts. `start | name on the pack | paint`. */
const table = `
Nestlé Milo | Milo | #0e6b3b
Nestlé Milo Cereal | Milo Cereal | #0e6b3b
Nestlé Nescafé | Nescafé | #b5121b
Nestlé Nescafé 3-in-1 | Nescafé | #8f1d1d
Nestlé Golden Morn | Golden Morn | #e0a11c
Nestlé Nido | Nido | #f0c01e
Nestlé Nido Kinder | Nido | #e08a1e
Nestlé Pure Life | Pure Life | #1e86c8
Nestlé Cerelac Maize | Cerelac | #e4b21f
Nestlé Cerelac Wheat | Cerelac | #c98a2b
Nestlé Cerelac Honey | Cerelac | #d9742a
Nestlé KitKat | KitKat | #c81e28
Nestlé Smarties | Smarties | #2a5fc4
Nestlé Maggi | Maggi | #c9171e
Nestlé Maggi Star | Maggi | #e2b51c
Nestlé Maggi Signature | Maggi | #b3201f
Nestlé NAN | NAN Optipro | #1b4f9c
Nestlé NAN Optipro 2 | NAN Optipro | #2a86c4
Nestlé Lactogen | Lactogen | #c6a02a
Cadbury Bournvita | Bournvita | #b8791c
Cadbury Hot Chocolate | Hot Chocolate | #4a2a86
Cadbury Dairy Milk | Dairy Milk | #4a2a86
Cadbury TomTom | TomTom | #1d1d22
Cadbury Eclairs | Eclairs | #6a2f9c
Cadbury Oreo | Oreo | #1f5fb8
Chivita Hollandia | Hollandia | #2f8f4a
Chivita 100% Orange | Chivita | #e2801a
Chivita Active | Chivita | #c4571a
Chivita Exotic | Chivita | #3f8a34
Coca-Cola Fanta Orange | Fanta | #e5701a
Coca-Cola Fanta Pineapple | Fanta | #e0a81c
Coca-Cola Sprite | Sprite | #17954a
Coca-Cola Schweppes | Schweppes | #c9a227
Coca-Cola Eva Water | Eva | #3aa0d4
Kellogg's Corn Flakes | Corn Flakes | #1d7a44
Kellogg's Frosties | Frosties | #1f4fa8
Kellogg's Coco Pops | Coco Pops | #d9a51e
Kellogg's Rice Krispies | Rice Krispies | #2a6fc4
Kellogg's Pringles Original | Pringles | #c41e24
Kellogg's Pringles Sour | Pringles | #2f8a3c
Kellogg's Pringles Hot | Pringles | #8c1a1c
Golden Penny Semovita | Semovita | #d63a2a
Golden Penny Noodles Jollof | Golden Penny | #c8502a
Golden Penny Choco | Golden Penny | #6b3a20
Golden Penny Soya | Golden Penny | #e2b12b
Honeywell Poundo | Poundo Yam | #a8641f
Honeywell Wheat | Honeywell | #9a5a24
Honeywell Macaroni | Honeywell | #c8432a
Peak Evaporated | Peak | #2a64b8
Peak Baby | Peak | #3a8fc8
Indomie Instant Noodles Onion | Indomie | #2e7d3a
Indomie Instant Noodles Pepper | Indomie | #8f1a1c
Indomie Super Pack | Indomie | #e0901c
Indomie Hungry Man | Indomie | #2a4fa0
Indomie Bel | Indomie | #6a2f8c
Knorr Chicken | Knorr | #d9a01c
Gino Curry | Gino | #d98a1c
Gino Thyme | Gino | #3f7a34
Gino Jollof | Gino | #c8501c
Gino Pepper Soup | Gino | #6b2a1c
Gino Pepper and Onion | Gino | #9c1f1c
Titus Mackerel | Titus | #1f4f8f
Titus Tuna | Titus | #2a7fa8
Devon King's Corned Beef | Devon King's | #a8281f
Devon King's Sweet Corn | Devon King's | #2f7a3a
Devon King's Baked Beans | Devon King's | #1f7a8a
Devon King's Green Peas | Devon King's | #4f8f2f
Sunlight Dish | Sunlight | #4fa83a
Sunlight Bar | Sunlight | #e2c42a
Hypo Toilet | Hypo | #1f7a9c
Dettol Soap Cool | Dettol | #1f7f9c
Dettol Floor | Dettol | #2a8f5a
Raid Insecticide | Raid | #b3151b
Nivea Body Lotion Cocoa | Nivea | #6b3f24
Nivea Body Lotion Radiant | Nivea | #a8487a
Nivea Body Lotion Men | Nivea | #22262e
Nivea Soft | Nivea | #8fb4d8
Nivea Q10 | Nivea | #a83248
Nivea Men Fresh | Nivea | #1f3a5c
Nivea Pearl | Nivea | #c9a8b8
Nivea Shower Gel Men | Nivea | #1f2f4a
Nivea Shower Gel Creme | Nivea | #7fa8d4
Vaseline Intensive Care Cocoa | Vaseline | #7a4a2b
Vaseline Intensive Care Aloe | Vaseline | #3f8f4f
Vaseline Intensive Care Dry | Vaseline | #c9a02a
Dove Body Lotion Shea | Dove | #d8b98a
Dove Beauty Bar Shea | Dove | #d8c09a
Dove Deodorant Men | Dove | #5a6470
Dove Hair Relaxed | Dove | #a8b8d4
Garnier Micellar | Garnier | #e39ab0
Garnier Vitamin C | Garnier | #e0a11c
Garnier Even | Garnier | #e2c01c
Garnier Ultra Doux | Garnier | #5f9a3a
Cantu Sulphate | Cantu | #d98a3a
Cantu Curl | Cantu | #c9742a
Lattafa Asad | Asad | #22201f
Lattafa Oud for Glory | Oud for Glory | #5a2a1f
Lattafa Khamrah | Khamrah | #7a4a24
Lattafa Yara | Yara | #d99ab0
Lattafa Ana Abiyedh | Ana Abiyedh | #a8283c
Lattafa Perfume Oil Musk | Lattafa | #b8a88f
Adidas Ice Dive | Adidas | #1f6fb0
Adidas Dynamic Pulse | Adidas | #c8501c
Colgate Herbal | Colgate | #3f8f3a
Colgate Optic | Colgate | #b8c4d4
Colgate Kids | Colgate | #d65a9c
Oral-B Pro-Health | Oral-B | #2a6fc0
Seven Seas Vitamin D3 | Seven Seas | #e0b01c
Seven Seas Vitamin B | Seven Seas | #a8482a
Seven Seas Perfect7 Woman | Seven Seas | #a83a7a
Seven Seas Perfect7 Man | Seven Seas | #1f4f8f
Molfix Diapers Newborn | Molfix | #4fa8c8
Molfix Diapers Midi | Molfix | #e0901b
Molfix Diapers Junior | Molfix | #3f9a4a
Molfix Diapers Extra | Molfix | #7a4fa8
Pampers Baby-Dry Newborn | Pampers | #6fb8d8
Pampers Baby-Dry Size 4 | Pampers | #1f7fa8
Huggies Gold | Huggies | #c9a02a
Johnson's Baby Oil | Johnson's | #f0d88a
Johnson's Baby Powder | Johnson's | #f1ead8
Mattel Hot Wheels | Hot Wheels | #1f5fb8
Mattel Barbie Dreamhouse | Barbie | #e08ab0
Mattel Fisher-Price | Fisher-Price |
Mattel Uno | Uno | #c81e24
Mattel Uno Flip | Uno | #22222a
Mattel Barbie | Barbie |
Philips Avent | Avent |
TotalEnergies Quartz 7000 | TotalEnergies | #2a5fa8
TotalEnergies Quartz 9000 | TotalEnergies | #c9a227
Mobil Super 2000 | Mobil | #7a8a9c
Mobil 1 | Mobil | #b8c0cc
`

const marks = table
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map(([start = '', name = '', paint = '']) => ({ start, name, paint }))
  .toSorted((one, other) => other.start.length - one.start.length)

/** The mark on a product's pack; undefined where it carries its maker's name and colour. */
export function markOf(productName: string): Mark | undefined {
  return marks.find(({ start }) => productName.startsWith(start))
}
