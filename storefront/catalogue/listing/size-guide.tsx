/** EU size → UK size and the length of the foot in cm. */
const shoes = [
  ['36', '3.5', '22.5'],
  ['37', '4', '23'],
  ['38', '5', '24'],
  ['39', '6', '24.5'],
  ['40', '6.5', '25'],
  ['41', '7.5', '26'],
  ['42', '8', '26.5'],
  ['43', '9', '27.5'],
  ['44', '9.5', '28'],
  ['45', '10.5', '29'],
]
/** Letters → chest and waist in inches. */
const tops = [
  ['S', '36', '30'],
  ['M', '38–40', '32–34'],
  ['L', '42', '36'],
  ['XL', '44–46', '38–40'],
  ['XXL', '48', '42'],
]
/** UK dress size → bust, waist and hips in inches. */
const dresses = [
  ['8', '33', '26', '36'],
  ['10', '35', '28', '38'],
  ['12', '37', '30', '40'],
  ['14', '39', '32', '42'],
  ['16', '41', '34', '44'],
  ['18', '44', '37', '47'],
]
/** Trouser size: the waist in inches and cm. */
const trousers = [
  ['30', '30', '76'],
  ['32', '32', '81'],
  ['34', '34', '86'],
  ['36', '36', '91'],
  ['38', '38', '97'],
]

const guides = [
  { head: ['EU', 'UK', 'Foot, cm'], rows: shoes },
  { head: ['Size', 'Chest, in', 'Waist, in'], rows: tops },
  { head: ['UK', 'Bust, in', 'Waist, in', 'Hips, in'], rows: dresses },
  { head: ['Size', 'Waist, in', 'Waist, cm'], rows: trousers },
]

/** How sizes measure: the table that has most of a list's sizes; nothing for sizes of beds and fans. */
export default function SizeGuide({ sizes }: { sizes: string[] }) {
  const fitting = guides
    .map((guide) => ({
      ...guide,
      known: guide.rows.filter(([size]) => sizes.includes(size ?? '')),
    }))
    .toSorted((a, b) => b.known.length - a.known.length)[0]
  if (!fitting || fitting.known.length < 3) return null
  return (
    <details className="pt-2 text-sm">
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold text-link pointer-coarse:min-h-11">
        Size guide
      </summary>
      <table className="w-full text-left tabular-nums">
        <thead className="text-xs text-ink-soft">
          <tr>
            {fitting.head.map((name) => (
              <th key={name} scope="col" className="py-1 pr-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fitting.known.map((row) => (
            <tr key={row[0]} className="border-t border-line">
              {row.map((cell, at) => (
                <td key={fitting.head[at]} className="py-1 pr-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-1 text-xs text-ink-soft">
        Brands fit a little differently. If you are between two sizes, choose the larger.
      </p>
    </details>
  )
}
