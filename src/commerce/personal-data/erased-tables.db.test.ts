import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#database/transaction.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { versionOf } from '../../../tests/support/rows-of-a-version.ts'
import { eraseRows, rowsOf } from './erasure-store.server.ts'
import { personalTables } from './personal-data.ts'

type Row = Record<string, unknown>

/** The tables of an order or user that no use case erases by itself. */
const erasedTables = Object.entries(personalTables).flatMap(([name, table]) => {
  const of = table.order === undefined ? 'user' : 'order'
  const isErased = table.erased !== 'code' && rowsOf(of, table, '') !== null
  return isErased ? [{ name, of, table } as const] : []
})

describeOnEachDatabase('the erasure of an order and a user', (open) => {
  const rowsBefore = new Map<string, Row[]>()
  const read = async ({ name, of, table }: (typeof erasedTables)[number], id: string) => {
    const isOwn = rowsOf(of, table, id)
    const { rows } = await sql<Row>`select * from ${sql.table(name)} where ${isOwn}`.execute(
      open().db,
    )
    return rows
  }
  const other = async () => Promise.all(erasedTables.map((table) => read(table, 'v2')))
  let othersBefore: Row[][]

  beforeAll(async () => {
    // Every table has a row of the order and the user `v1`, and one of `v2`.
    const version = await versionOf(open())
    for (const number of [1, 2]) await version.write(number)
    for (const table of erasedTables) rowsBefore.set(table.name, await read(table, 'v1'))
    othersBefore = await other()
    await inTransaction(open().db, async (tx) => {
      await eraseRows(tx, 'order', 'v1')
      await eraseRows(tx, 'user', 'v1')
    })
  })

  it.each(erasedTables)('leaves nothing personal in $name', async (erased) => {
    const { name, table } = erased
    const before = rowsBefore.get(name) ?? []
    expect(before).toHaveLength(1)
    const expected =
      table.erased === 'rows' ? [] : before.map((row) => ({ ...row, ...values(table) }))
    expect(await read(erased, 'v1')).toEqual(expected)
  })

  it('keeps the rows of others', async () => {
    expect(await other()).toEqual(othersBefore)
  })
})

function values({ erased }: (typeof erasedTables)[number]['table']): Row {
  return typeof erased === 'object' ? erased : {}
}
