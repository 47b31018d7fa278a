import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { type CsvColumn, type CsvRow, csvColumns } from './product-csv.ts'

/** The rows with their line in the file, counted from 1; or why there are none, and the reason as a sentence. */
export type ReadCsv =
  | { ok: true; rows: { line: number; row: CsvRow }[] }
  | { ok: false; refusal: 'not-readable' | 'no-columns' | 'too-many-lines'; reason: string }

export const mostLines = 2000

/** Reads a file of values parted by commas, semicolons or tabs, with names of columns in its first line. */
export function readCsv(text: string): ReadCsv {
  try {
    const lines: number[] = []
    const records: string[][] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count_less: true,
      skip_empty_lines: true,
      to: mostLines + 2,
      onRecord: (record: string[], context) => {
        lines.push(context.lines)
        return record
      },
    })
    const [head = [], ...rest] = records
    const columns = head.map(columnOf)
    if (!columns.includes('name') && !columns.includes('id')) {
      const reason = `The first line has to name the columns: ${csvColumns.join(', ')}.`
      return { ok: false, refusal: 'no-columns', reason }
    }
    if (rest.length > mostLines) {
      const reason = `A file may have ${mostLines} products. Split it into several.`
      return { ok: false, refusal: 'too-many-lines', reason }
    }
    const rows = rest.map((cells, index) => ({
      line: lines[index + 1] ?? 0,
      row: rowOfCells(columns, cells),
    }))
    return { ok: true, rows }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { ok: false, refusal: 'not-readable', reason: `It cannot be read: ${error.message}.` }
  }
}

/** What parts the values of a file: it stands between the names of columns, which have none of these themselves. */
function delimiterOf(text: string): string {
  const [head = ''] = /\S.*/.exec(text) ?? []
  return /[,;\t]/.exec(head)?.[0] ?? ','
}

function columnOf(cell: string): CsvColumn | null {
  return csvColumns.find((column) => column === cell.trim().toLowerCase()) ?? null
}

function rowOfCells(columns: readonly (CsvColumn | null)[], cells: readonly string[]): CsvRow {
  const row: CsvRow = {}
  columns.forEach((column, index) => {
    const cell = cells[index]
    if (column !== null && cell !== undefined) row[column] = withoutShield(cell)
  })
  return row
}

// A spreadsheet program would reckon with a cell that begins like a formula: such cells go out behind an apostrophe.
function withoutShield(cell: string): string {
  return /^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}

/** Rows as a file that spreadsheet programs open, Arabic included; without the head for what follows a first part. */
export function writeCsv(rows: readonly Record<CsvColumn, string>[], withHead: boolean): string {
  return stringify([...rows], {
    bom: withHead,
    header: withHead,
    columns: [...csvColumns],
    // Commas and line breaks are quoted in any case. Where a comma is written in numbers, programs part values by these.
    quoted_match: /[;\t]/,
    escape_formulas: true,
  })
}
