import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/each-database.ts'
import { findPosition, type Keyset, pageOf, selectPage } from './keyset-pagination.server.ts'

describeOnEachDatabase('keyset pagination', (open) => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({
    ...{ id, name: id, image: '', position: Math.floor(index / 2), createdAt: 0, updatedAt: 0 },
  }))

  async function idsByPage(keyset: Keyset<'position' | 'id'>) {
    const { db } = open()
    const pages: string[][] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const after = cursor === '' ? null : await findPosition(db, keyset, cursor)
      const query = db.selectFrom('categories').selectAll()
      const read = await selectPage(query, keyset, { after, limit: 2 }).execute()
      const { page, nextCursor } = pageOf(read, 2)
      pages.push(page.map(({ id }) => id))
      cursor = nextCursor
    }
    return pages
  }

  it.each([
    ['asc', [['a', 'b'], ['c', 'd'], ['e']]],
    ['desc', [['e', 'd'], ['c', 'b'], ['a']]],
  ] as const)('returns each row once, %s', async (direction, expected) => {
    await open().db.deleteFrom('categories').execute()
    await open().db.insertInto('categories').values(rows).execute()
    const keyset = { table: 'categories', columns: ['position', 'id'], direction } as const
    expect(await idsByPage(keyset)).toEqual(expected)
  })

  it('has no position of a deleted row', async () => {
    const keyset = { table: 'categories', columns: ['position', 'id'], direction: 'asc' } as const
    expect(await findPosition(open().db, keyset, 'gone')).toBeNull()
  })
})
