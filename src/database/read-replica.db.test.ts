import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { emptyPostgresql } from '../../tests/support/empty-database.ts'
import { openDatabase } from './engine.server.ts'
import { readsFrom } from './read-replica.server.ts'

const url = inject('postgresqlUrl')

describe.skipIf(url === null)('reading from a replica', () => {
  it('uses the replica, which is read-only', async () => {
    const { database, url: address, remove } = await emptyPostgresql(url ?? '')
    const copy = openDatabase({ url: address, file: '', readOnly: true })
    const reads = readsFrom(database.db, copy.db, { now: () => 0, onAway: () => undefined })
    const { rows } = await reads((db) => sql`show default_transaction_read_only`.execute(db))
    expect(rows).toEqual([{ defaultTransactionReadOnly: 'on' }])
    await expect(reads((db) => sql`create table x (y text)`.execute(db))).rejects.toThrow(
      'read-only',
    )
    await copy.close()
    await remove()
  })

  it('falls back to the primary while the replica is unavailable, and reports each reconnection attempt once', async () => {
    const { database, remove } = await emptyPostgresql(url ?? '')
    const copy = openDatabase({ url: 'postgres://unknown@127.0.0.1:1/nowhere', file: '' })
    const clock = { now: 0 }
    let misses = 0
    const reads = readsFrom(database.db, copy.db, {
      now: () => clock.now,
      onAway: () => {
        misses += 1
      },
    })
    const read = () => reads((db) => sql`select 1`.execute(db))
    for (clock.now of [0, 100, 4_999, 5_001]) await Promise.all([read(), read()])
    expect(misses).toBe(2)
    await copy.close()
    await remove()
  })

  it.each(['53300', '57P03'])(
    'falls back to the primary while the replica rejects connections: %s',
    async (code) => {
      const { database, url: address, remove } = await emptyPostgresql(url ?? '')
      const copy = openDatabase({ url: address, file: '', readOnly: true })
      const complaints: unknown[] = []
      const reads = readsFrom(database.db, copy.db, {
        now: () => 0,
        onAway: (error) => complaints.push(error),
      })
      const asked: string[] = []
      const read = () =>
        reads(async (db) => {
          asked.push(db === copy.db ? 'copy' : 'itself')
          if (db !== copy.db) return
          await sql`do $$ begin raise sqlstate '${sql.raw(code)}'; end $$`.execute(db)
        })
      await read()
      await read()
      expect(asked).toEqual(['copy', 'itself', 'itself'])
      expect(complaints).toMatchObject([{ code }])
      await copy.close()
      await remove()
    },
  )

  it('reads from the primary for a moment after this process wrote', async () => {
    const { database, url: address, remove } = await emptyPostgresql(url ?? '')
    const copy = openDatabase({ url: address, file: '', readOnly: true })
    const clock = { now: 0 }
    const listeners: (() => void)[] = []
    const reads = readsFrom(database.db, copy.db, {
      now: () => clock.now,
      onAway: () => undefined,
      onChange: (listener) => listeners.push(listener),
    })
    const asked = async (now: number) => {
      clock.now = now
      return (await reads(async (db) => db)) === database.db ? 'itself' : 'copy'
    }
    expect(await asked(0)).toBe('copy')
    for (const tell of listeners) tell()
    expect([await asked(0), await asked(4_999), await asked(5_000)]).toEqual([
      'itself',
      'itself',
      'copy',
    ])
    await copy.close()
    await remove()
  })

  it('retries a read on the primary when the replica cancels it, then uses the replica again', async () => {
    const { database, url: address, remove } = await emptyPostgresql(url ?? '')
    const copy = openDatabase({ url: address, file: '', readOnly: true })
    const complaints: unknown[] = []
    const reads = readsFrom(database.db, copy.db, {
      now: () => 0,
      onAway: (error) => complaints.push(error),
    })
    const asked: string[] = []
    const read = () =>
      reads(async (db) => {
        asked.push(db === copy.db ? 'copy' : 'itself')
        // The error of a standby that replays a conflicting delete.
        if (asked.length === 1) await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(db)
      })
    await read()
    await read()
    expect([asked, complaints]).toEqual([['copy', 'itself', 'copy'], []])
    await copy.close()
    await remove()
  })
})
