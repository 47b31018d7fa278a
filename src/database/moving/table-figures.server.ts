import { hash } from 'node:crypto'
import { plainValue, type Row } from './rows.server.ts'
import type { TableShape } from './table-shape.server.ts'

/** Figures in which two copies of a table must agree. */
export interface TableFigures {
  rows: number
  /** Sum of the integers in every column, rounded once to a double. */
  sums: Record<string, number>
  /** Digest of all rows, independent of their order, because engines sort text differently. */
  digest: string
}

const digestLimit = 2n ** 128n

/** Accumulates the figures of a table row by row. */
export class FigureCount {
  #rows = 0
  #digest = 0n
  // Beyond 2^53, which some 5,000 epoch times exceed, a sum of doubles depends on the order of the rows.
  readonly #sums = new Map<string, bigint>()
  readonly #names: readonly string[]

  constructor(shape: TableShape) {
    this.#names = shape.columns.map((column) => column.name).toSorted()
  }

  add(row: Row): void {
    const values = this.#names.map((name) => plainValue(row[name]))
    this.#names.forEach((name, position) => {
      const value = values[position]
      if (typeof value !== 'number' || !Number.isInteger(value)) return
      this.#sums.set(name, (this.#sums.get(name) ?? 0n) + BigInt(value))
    })
    const digest = hash('sha256', JSON.stringify(values)).slice(0, 32)
    this.#digest = (this.#digest + BigInt(`0x${digest}`)) % digestLimit
    this.#rows += 1
  }

  figures(): TableFigures {
    const sums = Object.fromEntries([...this.#sums].map(([name, sum]) => [name, Number(sum)]))
    return { rows: this.#rows, sums, digest: this.#digest.toString(16) }
  }
}

/** Tables in which two databases differ, with a description of the difference. */
export function tableDifferences(
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
