import { formatShortDay } from '#commerce/delivery/short-day-label.ts'
import type { InsightDay, Insights } from '#commerce/insights/insights.ts'
import { insightTableText } from './insight-tables.messages.ts'
import { measures, ofDay } from './measures.ts'

export type Cell = string | number

/** Excel reads a file without it in the code page of the computer. */
export const byteOrderMark = '\uFEFF'

/** Rows as CSV. Cells that a spreadsheet would run as a formula are escaped. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table for display and download. */
export interface CsvTable {
  head: string[]
  rows: { key: string; shown: string[]; cells: Cell[] }[]
}

/** Every day with every measure, and its counterpart in the previous period. */
export function dayCsv(days: readonly InsightDay[]): CsvTable {
  return {
    head: [
      insightTableText('day'),
      ...measures.flatMap(({ name }) => [name, insightTableText('before')]),
    ],
    rows: days.map((day) => {
      const values = measures.flatMap((measure) => {
        const { now, before } = ofDay(measure, day)
        return [
          { cell: now, shown: measure.format(now) },
          { cell: before, shown: measure.format(before) },
        ]
      })
      return {
        key: day.date,
        shown: [formatShortDay(day.date), ...values.map(({ shown }) => shown)],
        cells: [day.date, ...values.map(({ cell }) => cell)],
      }
    }),
  }
}

/** File name for a period. */
export function fileName(what: string, { period }: Pick<Insights, 'period'>): string {
  return `${what}-${period.from}-${period.until}.csv`
}
