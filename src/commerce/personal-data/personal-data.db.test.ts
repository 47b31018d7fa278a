import { expect, it } from 'vitest'
import { readShapes } from '#database/moving/table-shape.server.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { personalTables } from './personal-data.ts'
import { providerTables } from './provider-tables.ts'
import { tablesWithoutPersonalData } from './tables-without-personal-data.ts'

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, initial) => initial.toUpperCase())
const split = (columns: string) => columns.split(' ').filter(Boolean)

const declared = {
  ...Object.fromEntries(
    Object.entries({ ...personalTables, ...providerTables }).map(([table, { personal, free }]) => [
      table,
      `${personal} ${free}`,
    ]),
  ),
  ...tablesWithoutPersonalData,
}

describeUseCase('the list of personal data', (open) => {
  it('names every table and column of the schema', async () => {
    const { db, engine } = open()
    const shapes = await readShapes(db, engine)
    const schema = shapes.flatMap(({ name, columns }) =>
      columns.map((column) => `${camelCase(name)}.${camelCase(column.name)}`),
    )
    const listed = Object.entries(declared).flatMap(([table, columns]) =>
      split(columns).map((column) => `${table}.${column}`),
    )
    expect(listed.toSorted()).toEqual(schema.toSorted())
  })
})

it.each(Object.entries(personalTables))('says how each column of %s ends', (_, table) => {
  const { personal, erased, kept = {} } = table
  if (erased === 'rows' || erased === 'code') return
  expect([...Object.keys(erased), ...Object.keys(kept)].toSorted()).toEqual(
    split(personal).toSorted(),
  )
})
