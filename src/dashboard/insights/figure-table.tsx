import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Compared } from '#commerce/insights/insights.ts'
import { changeSince } from '#commerce/insights/period.ts'
import { insightTableText } from './insight-tables.messages.ts'

interface FigureTableProps {
  head: readonly ReactNode[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

export function FigureTable({ head, rows }: FigureTableProps) {
  return (
    <table className="w-full text-xs">
      <thead>
        <tr className="text-end text-ink-soft">
          {head.map((name, place) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name.
              key={place}
              scope="col"
              className="sticky top-0 bg-linen px-2 py-2 max-[22rem]:px-1 font-medium first:text-start sm:px-3"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values] }) => (
          <tr key={key} className="border-b border-line text-end">
            <th
              scope="row"
              className="w-full px-2 py-2 max-[22rem]:px-1 text-start font-medium wrap-anywhere sm:px-3"
            >
              {name}
            </th>
            {values.map((value, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed.
              <td key={place} className="px-2 py-2 max-[22rem]:px-1 sm:px-3 sm:whitespace-nowrap">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BarTableProps {
  /** Column headings: name, values and change. */
  head: readonly ReactNode[]
  /** `size` is shown as a bar under the name, with its change. */
  rows: readonly { key: string; name: ReactNode; size: Compared; values: readonly string[] }[]
  empty: string
}

export function BarTable({ head, rows, empty }: BarTableProps) {
  if (rows.length === 0) return <p className="py-4 text-ink-soft">{empty}</p>
  const largest = Math.max(1, ...rows.map(({ size }) => size.now))
  return (
    <FigureTable
      head={head}
      rows={rows.map(({ key, name, size, values }) => ({
        key,
        cells: [
          <>
            {name}
            <span
              aria-hidden="true"
              className="mt-1.5 block h-1 bg-moss/60"
              style={{ width: `${(Math.max(0, size.now) / largest) * 100}%` }}
            />
          </>,
          ...values,
          <Change key="change" {...size} />,
        ],
      }))}
    />
  )
}

/** The change from the previous period, as an arrow with text. */
export function Change({ now, before }: Compared) {
  const percent = changeSince(before, now)
  if (percent === null)
    return (
      <span className="text-xs text-ink-soft sm:whitespace-nowrap">
        {insightTableText('noPrevious')}
      </span>
    )
  const Arrow = percent === 0 ? Minus : percent > 0 ? ArrowUp : ArrowDown
  return (
    <span className="inline-flex items-center gap-1 text-xs text-ink-soft sm:whitespace-nowrap">
      <Arrow className="size-3.5" />
      {changeMessages(percent)}
    </span>
  )
}

function changeMessages(percent: number): string {
  if (percent === 0) return insightTableText('noChange')
  return insightTableText(percent > 0 ? 'more' : 'less', { percent: Math.abs(percent) })
}
