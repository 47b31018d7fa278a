import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/each-database.ts'
import { isUniqueViolation } from './database-errors.ts'
import type { Database, Transaction } from './engine.server.ts'
import { pipelined } from './pipelined.server.ts'

describeOnEachDatabase('statements of a pipeline', (open) => {
  let db: Database

  beforeEach(async () => {
    db = open().db
    await db.deleteFrom('deliveryClosures').execute()
  })

  const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => db.transaction().execute(work)
  const insert = (on: Database, date: string) =>
    on.insertInto('deliveryClosures').values({ date, reason: '' }).execute()
  const dates = async (on: Database) =>
    (await on.selectFrom('deliveryClosures').select('date').orderBy('date').execute()).map(
      ({ date }) => date,
    )

  it('see those before them', async () => {
    const seen = await inTransaction((tx) =>
      pipelined(tx, (tx) =>
        Promise.all([dates(tx), insert(tx, '2026-12-01'), dates(tx), insert(tx, '2026-12-02')]),
      ),
    )
    expect([seen[0], seen[2]]).toEqual([[], ['2026-12-01']])
    expect(await dates(db)).toEqual(['2026-12-01', '2026-12-02'])
  })

  it('can be nested, in the order of their calls', async () => {
    const inner = (tx: Transaction) =>
      pipelined(tx, (tx) => Promise.all([insert(tx, '2026-12-01'), dates(tx)]))
    const [[, first], second] = await inTransaction((tx) =>
      pipelined(tx, (tx) => Promise.all([inner(tx), dates(tx)])),
    )
    expect([first, second]).toEqual([['2026-12-01'], ['2026-12-01']])
  })

  it('fail with the error of the first that fails, and change nothing', async () => {
    const twice = async (tx: Transaction) => {
      // Reports its error later than the statement after it, which fails as well.
      await pipelined(tx, (tx) => Promise.all([insert(tx, '2026-12-01'), insert(tx, '2026-12-01')]))
    }
    const failing = inTransaction((tx) =>
      pipelined(tx, (tx) => Promise.all([twice(tx), insert(tx, '2026-12-02')])),
    )
    await expect(failing).rejects.toSatisfy(isUniqueViolation)
    expect(await dates(db)).toEqual([])
  })

  it('do not start after the work has failed', async () => {
    let late: Promise<unknown> | undefined
    const failing = inTransaction((tx) =>
      pipelined(tx, async (tx) => {
        const second = insert(tx, '2026-12-01').then(() => insert(tx, '2026-12-02'))
        late = second.catch(String)
        throw new Error('Refused.')
      }),
    )
    await expect(failing).rejects.toThrow('Refused.')
    expect(await late).toContain('has ended')
    expect(await dates(db)).toEqual([])
  })

  it('end before the transaction, also those that nothing waits for', async () => {
    await inTransaction((tx) =>
      pipelined(tx, async (tx) => {
        void insert(tx, '2026-12-01')
        return sql`select 1`.execute(tx)
      }),
    )
    expect(await dates(db)).toEqual(['2026-12-01'])
  })
})
