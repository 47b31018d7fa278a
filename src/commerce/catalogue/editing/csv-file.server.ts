import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Refusal } from '../../refusal.ts'
import { type CsvRow, csvColumns } from './product-csv.ts'

export type CsvRefusal =
  | Refusal<'no-columns'>
  | Refusal<'too-many-lines', { most: number }>
  /** The error message of the library, in English. */
  | Refusal<'not-readable', { detail: string }>

/** The rows with their line number in the file, counted from 1. */
type ReadCsv =
  | {
      ok: true
      rows: { line: number; row: CsvRow }[]
      /** Column names of the file that a product does not have. */
      unknownColumns: string[]
    }
  | CsvRefusal

const maxLines = 2000

/** Reads a CSV file with column names in its first row; the delimiter is a comma, a semicolon or a tab. */
export function readCsv(text: string): ReadCsv {
  let columns: (string | null)[] = []
  let unknownColumns: string[] = []
  try {
    const records: { record: CsvRow; info: { lines: number } }[] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      columns: (head: string[]) => {
        columns = head.map(columnOf)
        unknownColumns = head.map((cell) => cell.trim()).filter((cell) => cell && !columnOf(cell))
        return columns
      },
      cast: unescapeFormula,
      info: true,
      relax_column_count_less: true,
      skip_empty_lines: true,
      to: maxLines + 1,
    })
    if (!columns.includes('name') && !columns.includes('id')) {
      return { ok: false, refusal: 'no-columns' }
    }
    if (records.length > maxLines) {
      return { ok: false, refusal: 'too-many-lines', most: maxLines }
    }
    return {
      ok: true,
      rows: records.map(({ record, info }) => ({ line: info.lines, row: record })),
      unknownColumns,
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { ok: false, refusal: 'not-readable', detail: error.message }
  }
}

/** The delimiter, found in the first row: column names contain none of the three characters. */
function delimiterOf(text: string): string {
  const [head = ''] = /\S.*/.exec(text) ?? []
  return /[,;\t]/.exec(head)?.[0] ?? ','
}

function columnOf(cell: string): string | null {
  return csvColumns.find((column) => column === cell.trim().toLowerCase()) ?? null
}

// Against CSV injection: the export puts an apostrophe before cells that a spreadsheet would run as formulas.
function unescapeFormula(cell: string): string {
  return /^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}

/** Writes rows as CSV. The header and the byte-order mark, which Excel needs for Arabic, are in the first part only. */
export function writeCsv(rows: readonly CsvRow[], withHeader: boolean): string {
  return stringify([...rows], {
    bom: withHeader,
    header: withHeader,
    columns: [...csvColumns],
    // The library quotes commas and line breaks; Excel splits at semicolons where the comma is the decimal mark.
    quoted_match: /[;\t]/,
    escape_formulas: true,
  })
}
