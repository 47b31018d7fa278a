import { beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { versionOf } from '../../../tests/support/rows-of-a-version.ts'
import { readExportedRows, readProviderRows } from './export-store.server.ts'
import { personalTables } from './personal-data.ts'
import { providerTables } from './provider-tables.ts'

const split = (columns: string) => columns.split(' ').filter(Boolean)

/** The columns that an export has of each table with a data subject. */
const exported = Object.entries({ ...personalTables, ...providerTables }).flatMap(
  ([table, { personal, free, hidden }]): [string, string[]][] =>
    typeof hidden === 'string'
      ? [
          [
            table,
            [...split(personal), ...split(free)]
              .filter((column) => !split(hidden).includes(column))
              .toSorted(),
          ],
        ]
      : [],
)

describeOnEachDatabase('the export', (open) => {
  let rows: Record<string, Record<string, unknown>[]>
  beforeAll(async () => {
    const { db } = open()
    // Every table has a row, of the order and the user `v1`.
    await (await versionOf(open())).write(1)
    rows = {
      ...(await readExportedRows(db, 'order', 'v1')),
      ...(await readExportedRows(db, 'user', 'v1')),
      ...(await readProviderRows(db, 'v1')),
    }
  })

  it.each(exported)('has each column of %s that is not hidden', (table, columns) => {
    expect(rows[table]?.map((row) => Object.keys(row).toSorted())).toEqual([columns])
  })

  it('has no other table', () => {
    expect(Object.keys(rows).toSorted()).toEqual(exported.map(([table]) => table).toSorted())
  })
})

it('has no secret of a sign-in', () => {
  const columns = exported.flatMap(([, names]) => names)
  const secret =
    /^(token|idHash|password|accessToken|refreshToken|idToken|secret|backupCodes)$|(Hash|Digest)$/
  expect(columns.filter((column) => secret.test(column))).toEqual([])
})
