import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const schoolBooks: ProductGroup = {
  category: 'books',
  art: 'book',
  kg: 0.5,
  maxDiscount: 35,
  features: ['Original print'],
  advice: [
    'Pirated copies lose pages by mid-term: look for the publisher’s seal.',
    'Check your school’s list for the edition; the year stands on the cover.',
    'A cover of brown paper on the first day saves it for the next child.',
  ],
  box: ['One book'],
  bulk: 'Twenty copies or more? Write to us for a price.',
}
const pastQuestions: ProductGroup = {
  ...schoolBooks,
  art: 'english-past-questions',
  advice: [
    'One paper a week with a clock beside it; then look at the answers.',
    'The same question comes back in other clothes: learn the way, not the letter.',
  ],
}
const bookSets: ProductGroup = {
  ...schoolBooks,
  art: 'schoolbook-set',
  advice: [
    'Check your school’s list for the edition; the year stands on each cover.',
    'Covers of brown paper on the first day save the set for the next child.',
  ],
  box: ['Four books, wrapped together'],
}
const storyBooks: ProductGroup = {
  ...schoolBooks,
  art: 'storybook',
  advice: [
    'Read it twice: the second time they tell it.',
    'Let the child turn the pages; slow is part of the story.',
  ],
}
const novels: ProductGroup = {
  ...schoolBooks,
  art: 'street-novel',
  advice: [
    'Paper does not like the dashboard: the sun lifts the glue.',
    'Write your name on the first page, or lend it and lose it.',
  ],
}
const languageBooks: ProductGroup = {
  ...schoolBooks,
  art: 'language-book',
  advice: [
    'Ten minutes aloud each day does more than an hour on Sunday.',
    'The marks are the music: without them a word means something else.',
  ],
}

const notebooks: ProductGroup = {
  category: 'stationery',
  art: 'notebook',
  kg: 0.8,
  maxDiscount: 42,
  features: ['Counted packs'],
  advice: [
    'Paper of 60 grams takes biro, 80 grams takes ink and highlighters.',
    'Keep it flat and dry; one wet corner curls the whole book.',
  ],
  box: [],
  bulk: 'Cartons for a school or an office? Write to us for a price.',
}
const paper: ProductGroup = {
  ...notebooks,
  art: 'paper-ream',
  advice: [
    'Open one ream at a time: damp paper is what jams a printer.',
    'Fan the sheets before they go into the tray.',
  ],
}
const colours: ProductGroup = {
  ...notebooks,
  art: 'colour-pencils',
  kg: 0.3,
  advice: [
    'Name on the box and on the lid: half of the class has the same.',
    'A cheap sharpener breaks good tips; change it once a year.',
  ],
}
const crayons: ProductGroup = {
  ...colours,
  art: 'crayons',
  advice: [
    'Name on the box and on the lid: half of the class has the same.',
    'Not on the dashboard: they become one crayon of all colours.',
  ],
}
const markers: ProductGroup = {
  ...colours,
  art: 'whiteboard-markers',
  advice: [
    'Store them lying down, caps closed, or the tip dries.',
    'Wipe the board the same day; old ink needs spirit.',
  ],
}
const pens: ProductGroup = {
  ...notebooks,
  art: 'box-of-biros',
  kg: 0.1,
  advice: [
    'Ink dries out in the sun of a windowsill sooner than in a pencil case.',
    'A biro that stops wakes up in warm water, tip down, for a minute.',
  ],
}
const pencils: ProductGroup = {
  ...pens,
  art: 'pencils',
  kg: 0.15,
  advice: [
    'A pencil that falls breaks inside: keep them in the case.',
    'Sharpen in one turn, slowly, and the tip stays.',
  ],
}
const correction: ProductGroup = {
  ...pens,
  art: 'correction-tape',
  kg: 0.1,
  advice: [
    'Press lightly and in one stroke; going back tears it.',
    'When the tape hangs out, turn the wheel with a pencil.',
  ],
}
const geometry: ProductGroup = {
  ...pens,
  art: 'geometry-set',
  kg: 0.3,
  advice: [
    'Write the name under each piece with a marker: they wander.',
    'The compass goes point first into its slot, for the hand that looks for it.',
  ],
}

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
const bagSets: ProductGroup = {
  ...bags,
  art: 'school-bag-set',
  advice: [
    'A packed bag should weigh at most a tenth of the child.',
    'Write the name inside all three; lunch boxes change owners.',
  ],
  box: ['Bag', 'Lunch box', 'Pencil case'],
}
const bagWithCase: ProductGroup = {
  ...bags,
  art: 'bag-with-pencil-case',
  box: ['One bag', 'Pencil case'],
}

const calculators: ProductGroup = {
  category: 'calculators',
  art: 'scientific-calculator',
  kg: 0.2,
  maxDiscount: 30,
  features: ['36 months warranty', 'Hologram on the pack'],
  advice: [
    'Ask your school which models the exam hall allows before you buy.',
    'Press shift, 9, 3 to clear everything before an exam.',
  ],
  box: ['The calculator in a hard cover', 'Battery fitted'],
}
const deskCalculators: ProductGroup = {
  ...calculators,
  art: 'desk-calculator',
  advice: [
    'Solar cells want light; the battery takes over in the evening.',
    'The double zero is what a cashier misses most on a phone.',
  ],
  box: ['The calculator', 'Battery fitted'],
}
const printingCalculator: ProductGroup = {
  ...calculators,
  art: 'printing-calculator',
  advice: [
    'A roll of paper lasts about a month of evenings; buy two.',
    'Keep the strip of a day with its notes: it settles arguments.',
  ],
  box: ['The calculator', 'One roll of paper', 'Cable'],
}
const pocketCalculators: ProductGroup = {
  ...calculators,
  art: 'pocket-calculator',
  kg: 0.1,
  advice: [
    'It switches itself off; the battery does not mind a forgetful owner.',
    'Keep it out of the pepper pocket: salt and dust stick the keys.',
  ],
  box: ['The calculator', 'Battery fitted'],
}

export const booksSchoolProducts = [
  ...makeProducts(
    schoolBooks,
    productLines(`
Learn Africa Mathematics for Senior Schools, Book {} | learn-africa | LAF-MTH | 1: 5,900; 2: 6,200; 3: 6,500 | art mathematics-book
Worked examples first, then plenty of sums, with answers at the back for honest checkers.
* Book {} of the SSS series * Follows the NERDC curriculum * Past questions at the end of each
chapter

Learn Africa English for Junior Schools, Book {} | learn-africa | LAF-ENG | 1: 4,900; 2: 5,100; 3: 5,300 | art english-book
Grammar, comprehension and letters to an uncle in Kaduna.
* Book {} of the JSS series * Follows the NERDC curriculum * Oral English with exercises
`),
  ),
  ...makeProducts(
    pastQuestions,
    productLines(`
Learn Africa {} Past Questions and Answers | learn-africa | LAF-PQ | JAMB Use of English: 4,500; JAMB Mathematics: 4,500; JAMB Sciences: 5,200; WAEC Core Subjects: 6,800 | art english-past-questions, mathematics-past-questions, science-past-questions, core-past-questions
Ten years of papers, solved step by step.
* {} * Ten years * Explained answers
`),
  ),
  ...makeProducts(
    bookSets,
    productLines(`
Learn Africa Primary {} Set | learn-africa | LAF-PRI | 1: 16,500; 3: 17,800; 5: 18,900 | kg 1.6
English, mathematics, science and social studies for one year, in one wrap.
* Primary {} * Four books * Colour pictures
`),
  ),
  ...makeProducts(
    storyBooks,
    productLines(`
Learn Africa Storybooks, {} | learn-africa | LAF-STO | The Tortoise and the Borrowed Drum: 2,900 | kg 0.2
For reading aloud before sleep, with pictures worth looking at twice.
* {} * Ages 5 to 9 * 48 pages, in colour

Learn Africa Storybooks, {} | learn-africa | LAF-BIS | Bisi Counts the Market: 2,700 | art counting-storybook | kg 0.2
Yams, tomatoes and change: numbers that one can eat.
* {} * Ages 5 to 9 * 48 pages, in colour

Learn Africa Storybooks, {} | learn-africa | LAF-NIT | The Night the Light Came: 3,200 | art night-storybook | kg 0.2
A street, a transformer, and what everybody did in the dark.
* {} * Ages 5 to 9 * 48 pages, in colour
`),
  ),
  ...makeProducts(
    novels,
    productLines(`
Learn Africa {} Novel | learn-africa | LAF-NOV | A House on Adeola Street: 5,500; Salt for the River: 5,200; Harmattan Letters: 5,800 | art street-novel, river-novel, letters-novel | kg 0.35
New Nigerian fiction on good paper.
* {} * Paperback * About 280 pages
`),
  ),
  ...makeProducts(
    languageBooks,
    productLines(`
Learn Africa Yoruba, Hausa and Igbo {} | learn-africa | LAF-LANG | First Words: 3,900; Phrasebook: 4,500 | kg 0.3
Three languages side by side, with tone marks where they belong.
* {} * Audio by QR code * For beginners
`),
  ),
  ...makeProducts(
    notebooks,
    productLines(`
Learn Africa Exercise Book {} | learn-africa | LAF-EXB | 40 Leaves x 12: 4,200; 60 Leaves x 12: 5,900; 80 Leaves x 10: 6,800 | art twelve-exercise-books, twelve-exercise-books, ten-exercise-books | kg 1.4, 2, 2.4
Blue cover, red margin, multiplication table on the back.
* {} * 60 g paper * Ruled with margin

Learn Africa {} | learn-africa | LAF-NTB | Hardcover Notebook A4: 3,900 | kg 0.8
Lies flat, takes ink, keeps its spine.
* {} * 80 g paper * Stitched

Learn Africa {} | learn-africa | LAF-GRA | Graph Book x 5: 3,200 | art graph-books | kg 0.8
Squares that are square, on all five.
* {} * 80 g paper * Millimetre squares

Learn Africa {} | learn-africa | LAF-DRW | Drawing Book A3: 2,800 | art drawing-book | kg 0.6
Paper that takes water colour without waves, on a wire.
* {} * 120 g paper * On a wire
`),
  ),
  ...makeProducts(
    colours,
    productLines(`
BIC {} | bic | BIC-COL | Colour Pencils x 24: 5,400
Tips that survive first graders.
* {} * Non-toxic * Easy to sharpen
`),
  ),
  ...makeProducts(
    crayons,
    productLines(`
BIC {} | bic | BIC-CRY | Kids Crayons x 24: 3,900
Thick, bright, and they wash out of most things.
* {} * Non-toxic * Wrapped in paper
`),
  ),
  ...makeProducts(
    markers,
    productLines(`
BIC {} | bic | BIC-MRK | Whiteboard Markers x 4: 4,200
Black, blue, red, green, and readable from the last row.
* {} * Wipe off dry * Little smell
`),
  ),
  ...makeProducts(
    pens,
    productLines(`
BIC {} | bic | BIC-PEN | Cristal Blue x 50: 9,500 | kg 0.3
Two kilometres of writing in each, fifty times.
* {} * 1.0 mm point * Cap with air hole

BIC {} | bic | BIC-AST | Cristal Assorted x 10: 2,200 | art biros
Two kilometres of writing in each, in four inks.
* {} * 1.0 mm point * Cap with air hole

BIC {} | bic | BIC-4CO | 4-Colours x 3: 4,800 | art four-colour-pens
Blue for the text, red for the teacher, and two to choose from.
* {} * Four inks in one * 1.0 mm point
`),
  ),
  ...makeProducts(
    pencils,
    productLines(`
BIC {} | bic | BIC-SCH | HB Pencils x 12: 2,100
Everything the teacher wrote on the list begins with these.
* {} * HB * Eraser at the end
`),
  ),
  ...makeProducts(
    correction,
    productLines(`
BIC {} | bic | BIC-TAP | Correction Tape x 2: 2,600
Dry at once; nobody has to blow on it.
* {} * Six metres each * Write over it at once
`),
  ),
  ...makeProducts(
    geometry,
    productLines(`
BIC {} | bic | BIC-GEO | Geometry Set: 3,400
Ruler, set square, protractor and compass in a tin that closes.
* {} * In a tin * Compass with pencil
`),
  ),
  ...makeProducts(
    bags,
    productLines(`
Adidas Classic School Backpack | adidas | ADI-SCHB | 42,500 | in black, navy, pink
Three stripes through six terms.
* 27 litres * Laptop sleeve * Bottle pocket

Puma Phase School Backpack | puma | PUM-SCHB | 28,500 | in black, red, teal
Holds A4 files upright.
* 22 litres * Two compartments * Water-repellent

Bata Power School Bag | bata | BAT-SCHB | 16,500 | in navy, green
No pictures, no nonsense, double seams.
* 24 litres * Double stitching * Name window
`),
  ),
  ...makeProducts(
    bagWithCase,
    productLines(`
Nike Elemental Kids’ Backpack | nike | NIK-KID | 36,500 | in blue, black
Small for small backs, with a pencil case attached.
* 20 litres * Pencil case included * Front pocket
`),
  ),
  ...makeProducts(
    bagSets,
    productLines(`
Mattel {} School Bag Set | mattel | MAT-SCHB | Barbie: 24,500 | in pink | kg 1.2
Bag, lunch box and pencil case for the first day of primary one.
* {} * Three pieces * Padded straps

Mattel {} School Bag Set | mattel | MAT-HTWB | Hot Wheels: 24,500 | in red | kg 1.2
Bag, lunch box and pencil case for the first day of primary one.
* {} * Three pieces * Padded straps
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
Casio {} Desk Calculator | casio | CAS-DSK | MX-12B: 8,900; DJ-120D with Check: 16,500 | kg 0.2, 0.3
For the shop’s counter, with big keys and a double zero.
* {} * 12 digits * Solar and battery
`),
  ),
  ...makeProducts(
    printingCalculator,
    productLines(`
Casio {} Desk Calculator | casio | CAS-PRN | HR-100 Printing: 48,500 | kg 0.9
For the shop’s counter, with a strip of paper for every sum.
* {} * 12 digits * Prints in two colours
`),
  ),
  ...makeProducts(
    pocketCalculators,
    productLines(`
Casio HL-{} Pocket Calculator | casio | CAS-HL | 815L: 4,900; 820VER: 5,600
Fits the apron pocket.
* 8 digits * Auto power off * Battery of three years
`),
  ),
  ...makeProducts(
    paper,
    productLines(`
HP Copy Paper A4, {} | hp | HP-PAPER | Ream: 7,900 | kg 2.5
Eighty grams that go through the printer one at a time.
* {} * 80 g * 500 sheets

HP Copy Paper A4, {} | hp | HP-PAPERC | Carton of 5: 38,500 | art paper-carton | kg 12.5
Five reams of eighty grams, for an office or an exam term.
* {} * 80 g * 2,500 sheets
`),
  ),
]
