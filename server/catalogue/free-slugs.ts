import { text } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** Whose addresses are told apart. */
type Kind = 'brand' | 'category' | 'product' | 'seller'

interface SlugRequest {
  /** Of what has the address so far; 0: it is new. */
  id?: number
  name: string
  /** Stands behind the name where another has that. */
  code?: string
}

/** How many addresses of one name are told apart by numbers. */
const numbers = Array.from({ length: 50 }, (_, index) => String(index + 2))
/** Room for code and number in the longest address. */
const longest = { brand: 60, category: 60, product: 120, seller: 60 }

/**
 * An address for each, from its name: free until the transaction ends, and different from all others. An address that a product
 * had before stays with it. Without a Latin letter or digit: `product-`, and its code or a number.
 */
export async function freeSlugs(
  tx: Tx,
  kind: Kind,
  requests: readonly SlugRequest[],
): Promise<string[]> {
  // Two that choose at once would choose the same.
  await run(tx, lock)
  const candidates = requests.map((one) => candidatesOf(kind, one))
  const owned = requests.map(({ id = 0 }) => id).filter((id) => id > 0)
  const taken = await takenOf(tx, kind, candidates.flat(), owned)
  return candidates.map((slugs) => {
    const slug = slugs.find((one) => !taken.has(one)) ?? `${slugs[0]}-${crypto.randomUUID()}`
    taken.add(slug)
    return slug
  })
}

export async function freeSlug(tx: Tx, kind: Kind, request: SlugRequest): Promise<string> {
  const [slug = ''] = await freeSlugs(tx, kind, [request])
  return slug
}

function candidatesOf(kind: Kind, { name, code = '' }: SlugRequest): string[] {
  const base = endedAt(slugOf(name), longest[kind])
  // Of a product only digits would be an id.
  const isWord = kind === 'product' ? /[a-z]/.test(base) : base !== ''
  const first = isWord ? base : [kind, base].filter((part) => part !== '').join('-')
  const codePart = endedAt(slugOf(code), 60)
  const second = codePart === '' ? first : `${first}-${codePart}`
  return [first, second, ...numbers.map((number) => `${second}-${number}`)]
}

function endedAt(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-+$/, '')
}

async function takenOf(db: Db, kind: Kind, slugs: string[], owned: number[]) {
  const rows = await many(db, taken[kind], [slugs, owned])
  return new Set(rows.map(({ slug }) => slug))
}

const lock = rareStatement(
  'slugs-lock',
  {},
  "SELECT FROM pg_advisory_xact_lock(hashtextextended('catalogue addresses', 0))",
)

const row = { slug: text }
const taken = {
  brand: rareStatement(
    'slugs-taken-by-brands',
    row,
    'SELECT slug FROM brands WHERE slug = ANY ($1) AND id <> ALL ($2::integer[])',
  ),
  category: rareStatement(
    'slugs-taken-by-categories',
    row,
    'SELECT slug FROM categories WHERE slug = ANY ($1) AND id <> ALL ($2::integer[])',
  ),
  product: rareStatement(
    'slugs-taken-by-products',
    row,
    `SELECT p_slug AS slug FROM products WHERE p_slug = ANY ($1) AND id <> ALL ($2::integer[])
     UNION
     SELECT slug FROM product_former_slugs WHERE slug = ANY ($1) AND product_id <> ALL ($2::integer[])`,
  ),
  seller: rareStatement(
    'slugs-taken-by-sellers',
    row,
    'SELECT slug FROM sellers WHERE slug = ANY ($1) AND id <> ALL ($2::integer[])',
  ),
}

/** The address of what has a name: small letters and digits, with single hyphens between. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '')
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
