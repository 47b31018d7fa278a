import { createHash } from 'node:crypto'
import { plainValue, type Row } from './row-values.ts'
import type { TableShape } from './table-shape.server.ts'

/** What two copies of a table have to agree in. */
export interface TableFigures {
  rows: number
  /** Of every column of numbers. */
  sums: Record<string, number>
  /** Of all values of all rows, in whatever order they are read: engines sort text differently. */
  digest: string
}

const digestLimit = 2n ** 128n

/** Adds up the rows of a table as they go by. */
export class FigureCount {
  #rows = 0
  #digest = 0n
  readonly #sums: Record<string, number> = {}
  readonly #names: readonly string[]

  constructor(shape: TableShape) {
    this.#names = shape.columns.map((column) => column.name).toSorted()
  }

  add(row: Row): void {
    const values = this.#names.map((name) => plainValue(row[name]))
    this.#names.forEach((name, position) => {
      const value = values[position]
      if (typeof value === 'number') this.#sums[name] = (this.#sums[name] ?? 0) + value
    })
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex')
    this.#digest = (this.#digest + BigInt(`0x${hash.slice(0, 32)}`)) % digestLimit
    this.#rows += 1
  }

  figures(): TableFigures {
    return { rows: this.#rows, sums: this.#sums, digest: this.#digest.toString(16) }
  }
}

/** The tables of which two databases do not hold the same, with what is different, in words. */
export function differences(
  here: Record<string, TableFigures>,
  there: Record<string, TableFigures>,
): string[] {
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])]
  return names.flatMap((name) => {
    const [one, other] = [here[name], there[name]]
    if (!one || !other) return [`${name} is there on one side alone`]
    if (one.rows !== other.rows) return [`${name}: ${one.rows} rows and ${other.rows}`]
    const column = Object.keys(one.sums).find((sum) => one.sums[sum] !== other.sums[sum])
    if (column) return [`${name}: the sum of ${column} differs`]
    return one.digest === other.digest ? [] : [`${name}: same counts and sums, other values`]
  })
}
