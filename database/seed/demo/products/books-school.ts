import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const books: ProductGroup = {
  category: 'books',
  art: 'book',
  kg: 0.5,
  maxDiscount: 35,
  features: ['Original print, with the publisher’s seal'],
  advice: [
    'Pirated copies lose pages by mid-term. Ours come from the publisher’s own store.',
    'Check your school’s list for the edition; the year stands on the cover.',
    'Class sets of 20 and more are delivered to the school.',
  ],
  box: ['One book'],
  bulk: 'Twenty copies or more: school price, delivered to the school.',
}

const stationery: ProductGroup = {
  category: 'stationery',
  art: 'notebook',
  kg: 0.8,
  maxDiscount: 42,
  features: ['Counted packs'],
  advice: [
    'Paper of 60 grams takes biro, 80 grams takes ink and highlighters.',
    'Ink dries out in the sun of a windowsill sooner than in a pencil case.',
  ],
  box: [],
  bulk: 'Cartons for schools and offices: ask for the term price.',
}
const pens: ProductGroup = { ...stationery, art: 'pen-set', kg: 0.3 }

const bags: ProductGroup = {
  category: 'school-bags',
  art: 'school-bag',
  kg: 0.8,
  maxDiscount: 48,
  colourIsChoice: true,
  features: ['Padded back and straps'],
  advice: [
    'A packed bag should weigh at most a tenth of the child.',
    'Both straps, high on the back: it looks less cool and grows straighter.',
    'Zips run long if you rub them with candle wax once a term.',
  ],
  box: ['One bag'],
}

const calculators: ProductGroup = {
  category: 'calculators',
  art: 'calculator',
  kg: 0.2,
  maxDiscount: 30,
  features: ['36 months warranty', 'Hologram of the importer'],
  advice: [
    'WAEC, NECO and JAMB allow models that cannot store text; these are among them.',
    'Press shift, 9, 3 to clear everything before an exam.',
  ],
  box: ['The calculator in a hard cover', 'Battery fitted'],
}

const deskCalculators: ProductGroup = {
  ...calculators,
  advice: [
    'Solar cells want light; the battery takes over in the evening.',
    'The double zero is what a cashier misses most on a phone.',
  ],
  box: ['The calculator', 'Battery fitted'],
}

const paper: ProductGroup = { ...stationery }

export const booksSchoolProducts = [
  ...makeProducts(
    books,
    productLines(`
Learn Africa Mathematics for Senior Schools, Book {} | learn-africa | LAF-MTH | 1: 5,900; 2: 6,200; 3: 6,500
Worked examples first, then plenty of sums, with answers at the back for honest checkers.
* Book {} of the SSS series * Follows the NERDC curriculum * Past questions at the end of each
chapter

Learn Africa English for Junior Schools, Book {} | learn-africa | LAF-ENG | 1: 4,900; 2: 5,100; 3: 5,300
Grammar, comprehension and letters to an uncle in Kaduna.
* Book {} of the JSS series * Follows the NERDC curriculum * Oral English with exercises

Learn Africa {} Past Questions and Answers | learn-africa | LAF-PQ | JAMB Use of English: 4,500; JAMB Mathematics: 4,500; JAMB Sciences: 5,200; WAEC Core Subjects: 6,800
Ten years of papers, solved step by step.
* {} * Ten years * Explained answers

Learn Africa Primary {} Set | learn-africa | LAF-PRI | 1: 16,500; 3: 17,800; 5: 18,900 | kg 1.6
English, mathematics, science and social studies for one year, in one wrap.
* Primary {} * Four books * Colour pictures

Learn Africa Storybooks, {} | learn-africa | LAF-STO | The Tortoise and the Borrowed Drum: 2,900; Bisi Counts the Market: 2,700; The Night the Light Came: 3,200 | kg 0.2
For reading aloud before sleep, with pictures worth looking at twice.
* {} * Ages 5 to 9 * 48 pages, in colour

Learn Africa {} Novel | learn-africa | LAF-NOV | A House on Adeola Street: 5,500; Salt for the River: 5,200; Harmattan Letters: 5,800 | kg 0.35
New Nigerian fiction on good paper.
* {} * Paperback * About 280 pages

Learn Africa Yoruba, Hausa and Igbo {} | learn-africa | LAF-LANG | First Words: 3,900; Phrasebook: 4,500 | kg 0.3
Three languages side by side, with tone marks where they belong.
* {} * Audio by QR code * For beginners
`),
  ),
  ...makeProducts(
    stationery,
    productLines(`
Learn Africa Exercise Book {} | learn-africa | LAF-EXB | 40 Leaves x 12: 4,200; 60 Leaves x 12: 5,900; 80 Leaves x 10: 6,800 | kg 1.4, 2, 2.4
Blue cover, red margin, multiplication table on the back.
* {} * 60 g paper * Ruled with margin

Learn Africa {} | learn-africa | LAF-NTB | Hardcover Notebook A4: 3,900; Graph Book x 5: 3,200; Drawing Book A3: 2,800 | kg 0.8
Lies flat, takes ink, keeps its spine.
* {} * 80 g paper * Stitched

BIC {} | bic | BIC-COL | Colour Pencils x 24: 5,400; Kids Crayons x 24: 3,900; Whiteboard Markers x 4: 4,200 | art pen-set | kg 0.3
Tips that survive first graders.
* {} * Non-toxic * Easy to sharpen or cap
`),
  ),
  ...makeProducts(
    pens,
    productLines(`
BIC {} | bic | BIC-PEN | Cristal Blue x 50: 9,500; Cristal Assorted x 10: 2,200; 4-Colours x 3: 4,800 | kg 0.3, 0.1, 0.1
Two kilometres of writing in each.
* {} * 1.0 mm point * Cap with air hole

BIC {} | bic | BIC-SCH | HB Pencils x 12: 2,100; Correction Tape x 2: 2,600; Geometry Set: 3,400 | kg 0.15
Everything the teacher wrote on the list.
* {} * For school and office * Counted and sealed
`),
  ),
  ...makeProducts(
    bags,
    productLines(`
Adidas Classic School Backpack | adidas | ADI-SCHB | 42,500 | in black, navy, pink
Three stripes through six terms.
* 27 litres * Laptop sleeve * Bottle pocket

Nike Elemental Kids’ Backpack | nike | NIK-KID | 36,500 | in blue, black
Small for small backs, with a pencil case attached.
* 20 litres * Pencil case included * Front pocket

Puma Phase School Backpack | puma | PUM-SCHB | 28,500 | in black, red, teal
Holds A4 files upright.
* 22 litres * Two compartments * Water-repellent

Mattel {} School Bag Set | mattel | MAT-SCHB | Barbie: 24,500; Hot Wheels: 24,500 | kg 1.2
Bag, lunch box and pencil case for the first day of primary one.
* {} * Three pieces * Wheels on request

Bata Power School Bag | bata | BAT-SCHB | 16,500 | in navy, green
No pictures, no nonsense, double seams.
* 24 litres * Double stitching * Name window
`),
  ),
  ...makeProducts(
    calculators,
    productLines(`
Casio fx-{} Scientific Calculator | casio | CAS-FX | 82MS: 12,500; 991ES Plus: 24,500; 991CW: 34,500
The 991 does what the 82 does, and shows it as written in the book.
* fx-{} * 240 to 540 functions * Protective cover
`),
  ),
  ...makeProducts(
    deskCalculators,
    productLines(`
Casio {} Desk Calculator | casio | CAS-DSK | MX-12B: 8,900; DJ-120D with Check: 16,500; HR-100 Printing: 48,500 | kg 0.2, 0.3, 0.9
For the shop’s counter, with big keys and a double zero.
* {} * 12 digits * Solar and battery

Casio HL-{} Pocket Calculator | casio | CAS-HL | 815L: 4,900; 820VER: 5,600 | kg 0.1
Fits the apron pocket.
* 8 digits * Auto power off * Battery of three years
`),
  ),
  ...makeProducts(
    paper,
    productLines(`
HP Copy Paper A4, {} | hp | HP-PAPER | Ream: 7,900; Carton of 5: 38,500 | kg 2.5, 12.5
Eighty grams that go through the printer one at a time.
* {} * 80 g * 500 sheets a ream
`),
  ),
]
