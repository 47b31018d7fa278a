import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/each-database.ts'
import { findPosition, type Keyset, pageOf, selectPage } from './keyset-pagination.server.ts'

describeOnEachDatabase('keyset pagination', (open) => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id, index) => {
    const position = Math.floor(index / 2)
    return { id, name: id, image: '', position, createdAt: 0, updatedAt: 0 }
  })

  async function readPage(keyset: Keyset<'position' | 'id'>, cursor: string | null) {
    const { db } = open()
    const after = cursor === null ? null : await findPosition(db, keyset, cursor)
    const query = db.selectFrom('categories').select('id')
    return pageOf(await selectPage(query, keyset, { after, limit: 2 }).execute(), 2)
  }

  it.each([
    ['asc', [['a', 'b'], ['c', 'd'], ['e']]],
    ['desc', [['e', 'd'], ['c', 'b'], ['a']]],
  ] as const)('returns each row once, %s', async (direction, expected) => {
    await open().db.deleteFrom('categories').execute()
    await open().db.insertInto('categories').values(rows).execute()
    const keyset = { table: 'categories', columns: ['position', 'id'], direction } as const
    const first = await readPage(keyset, null)
    const second = await readPage(keyset, first.nextCursor)
    const third = await readPage(keyset, second.nextCursor)
    const pages = [first, second, third]
    expect(pages.map(({ page }) => page.map(({ id }) => id))).toEqual(expected)
    expect(third.nextCursor).toBeNull()
  })

  it('has no position of a deleted row', async () => {
    const keyset = { table: 'categories', columns: ['position', 'id'], direction: 'asc' } as const
    expect(await findPosition(open().db, keyset, 'gone')).toBeNull()
  })
})
