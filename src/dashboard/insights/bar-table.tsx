import type { ReactNode } from 'react'
import type { Compared } from '#commerce/insights/insights.ts'
import { Change } from './change-message.tsx'

interface BarRow {
  key: string
  name: ReactNode
  /** Shown as a bar, with the change. */
  size: Compared
  /** Displayed values, one per column. */
  values: string[]
}

export interface BarTableProps {
  /** Column headings: name, values and change. */
  head: string[]
  rows: readonly BarRow[]
  empty: string
}

/** A table with a bar under each name. */
export function BarTable({ head, rows, empty }: BarTableProps) {
  if (rows.length === 0) return <p className="py-4 text-ink-soft">{empty}</p>
  const largest = Math.max(1, ...rows.map(({ size }) => size.now))
  return (
    <table className="w-full text-xs tabular-nums">
      <thead>
        <tr className="bg-linen text-right text-ink-soft">
          {head.map((name) => (
            <th key={name} scope="col" className="px-2 py-2 font-medium first:text-left sm:px-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, size, values }) => (
          <tr key={key} className="border-b border-line text-right">
            <th scope="row" className="w-full px-2 py-2 text-left font-medium break-words sm:px-3">
              {name}
              <span
                aria-hidden="true"
                className="mt-1.5 block h-1 bg-moss/60"
                style={{ width: `${(Math.max(0, size.now) / largest) * 100}%` }}
              />
            </th>
            {values.map((value, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed.
              <td key={place} className="px-2 py-2 whitespace-nowrap sm:px-3">
                {value}
              </td>
            ))}
            <td className="px-2 py-2 sm:px-3">
              <Change {...size} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
