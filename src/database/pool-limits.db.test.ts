import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type EmptyDatabase, emptyPostgresql } from '../../tests/support/empty-database.ts'
import { isConnectionLost } from './database-errors.ts'
import type { Timeouts } from './dialects/postgresql-dialect.server.ts'
import { newDocumentId } from './document-id.ts'
import { type Database, type OpenDatabase, openDatabase } from './engine.server.ts'
import { inTransaction } from './transaction.server.ts'

const url = inject('postgresqlUrl')

/** Limits of the connections as PostgreSQL enforces them, not as the settings state them. */
describe.skipIf(url === null)('PostgreSQL connections', () => {
  let place: EmptyDatabase & { url: string }
  const opened: OpenDatabase[] = []
  beforeEach(async () => {
    place = await emptyPostgresql(url ?? '', inject('migrated').postgresqlTemplate)
  })
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
    await place.remove()
  })

  function openWith(timeouts: Partial<Timeouts>, options = '', host = ''): Database {
    const address = new URL(place.url)
    if (host) address.host = host
    address.searchParams.set('application_name', 'limited')
    if (options) address.searchParams.set('options', options)
    const database = openDatabase({ url: address.href, file: '', poolSize: 2, timeouts })
    opened.push(database)
    return database.db
  }

  async function connectionsOfThePool(): Promise<number> {
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from pg_stat_activity
      where datname = current_database() and application_name = 'limited'
    `.execute(place.database.db)
    return rows[0]?.open ?? 0
  }

  async function makeCategories(db: Database): Promise<[string, string]> {
    const ids: [string, string] = [newDocumentId(), newDocumentId()]
    const row = { name: 'Roses', image: null, position: 1, createdAt: 1, updatedAt: 1 }
    await db
      .insertInto('categories')
      .values(ids.map((id) => ({ ...row, id })))
      .execute()
    return ids
  }

  it('never exceed the size of the pool', async () => {
    const db = openWith({})
    const asked = Promise.all(
      Array.from({ length: 12 }, () => sql`select pg_sleep(0.1)`.execute(db)),
    )
    const work = { done: false }
    const watched = asked.finally(() => {
      work.done = true
    })
    const seen: number[] = []
    while (!work.done) {
      seen.push(await connectionsOfThePool())
      await delay(10)
    }
    expect(await watched).toHaveLength(12)
    expect(Math.max(...seen)).toBe(2)
  })

  it('end a slow statement and stay usable', async () => {
    const db = openWith({ statementMs: 200 })
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' })
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  it('are replaced when the server vanishes without closing them', async () => {
    const server = new URL(place.url)
    const network = { isUp: true }
    const proxy = createServer((client) => {
      const onward = connect(Number(server.port), server.hostname)
      client.on('data', (data) => network.isUp && onward.write(data)).on('error', () => undefined)
      onward.on('data', (data) => client.write(data)).on('error', () => undefined)
      client.on('close', () => onward.destroy())
    })
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
    const address = proxy.address()
    if (address === null || typeof address === 'string') throw new Error('No port.')
    const db = openWith({ statementMs: 200 }, '', `127.0.0.1:${address.port}`)
    await sql`select 1`.execute(db)
    network.isUp = false
    await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isConnectionLost)
    network.isUp = true
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    proxy.close()
  })

  it('let a migration take as long as it needs', async () => {
    const db = openWith({ statementMs: 200 })
    await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      await sql`select pg_sleep(6)`.execute(tx)
    })
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  it('end the wait for a row lock', async () => {
    const db = openWith({ lockMs: 200 })
    const [id] = await makeCategories(db)
    await place.database.db.transaction().execute(async (holder) => {
      await holder.updateTable('categories').set({ position: 2 }).where('id', '=', id).execute()
      const waiting = db
        .updateTable('categories')
        .set({ position: 3 })
        .where('id', '=', id)
        .execute()
      await expect(waiting).rejects.toMatchObject({ code: '55P03' })
    })
  })

  it('end an idle transaction and release its locks', async () => {
    const db = openWith({ idleTransactionMs: 200 })
    const [id] = await makeCategories(db)
    const left = db.transaction().execute(async (tx) => {
      await tx.updateTable('categories').set({ position: 2 }).where('id', '=', id).execute()
      // Until PostgreSQL grants the lock to another transaction; a timer would be flaky.
      await place.database.db
        .updateTable('categories')
        .set({ position: 3 })
        .where('id', '=', id)
        .execute()
      await sql`select 1`.execute(tx)
    })
    await expect(left).rejects.toSatisfy(isConnectionLost)
    const kept = await db
      .selectFrom('categories')
      .select('position')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(kept.position).toBe(3)
  })

  it('end the wait for a free connection', async () => {
    const db = openWith({ connectionMs: 700 })
    const held = [0, 1].map(() => sql`select pg_sleep(2)`.execute(db))
    await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isConnectionLost)
    await Promise.all(held)
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  /** Resolves when both have arrived. */
  function meetingOfTwo(): () => Promise<void> {
    const both = Promise.withResolvers<void>()
    let come = 0
    return () => {
      come += 1
      if (come === 2) both.resolve()
      return both.promise
    }
  }

  // At least three attempts: a retry may meet the other transaction again before that one has ended.

  /** Each reads both rows and then writes its own: only serial execution results in 1 and 2. */
  async function countUpTogether(db: Database) {
    const ids = await makeCategories(db)
    await db.updateTable('categories').set({ position: 0 }).execute()
    const meet = meetingOfTwo()
    let attempts = 0
    const countUp = (mine: string) =>
      inTransaction(db, async (tx) => {
        attempts += 1
        const rows = await tx
          .selectFrom('categories')
          .select('position')
          .where('id', 'in', ids)
          .execute()
        await meet()
        const position = 1 + Math.max(...rows.map((row) => row.position))
        await tx.updateTable('categories').set({ position }).where('id', '=', mine).execute()
      })
    await Promise.all(ids.map(countUp))
    const rows = await db.selectFrom('categories').select('position').orderBy('position').execute()
    return { attempts, positions: rows.map((row) => row.position) }
  }

  it('retry a serialization failure of concurrent reads and writes (40001)', async () => {
    const db = openWith({}, '-c default_transaction_isolation=serializable')
    const { attempts, positions } = await countUpTogether(db)
    expect(positions).toEqual([1, 2])
    expect(attempts).toBeGreaterThanOrEqual(3)
  })

  it('retry a serialization failure of a changed row (40001)', async () => {
    const db = openWith({}, '-c default_transaction_isolation=repeatable\\ read')
    const [id] = await makeCategories(db)
    const meet = meetingOfTwo()
    let attempts = 0
    const countUp = () =>
      inTransaction(db, async (tx) => {
        attempts += 1
        const { position } = await tx
          .selectFrom('categories')
          .select('position')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        await meet()
        const next = { position: position + 1 }
        await tx.updateTable('categories').set(next).where('id', '=', id).execute()
        return next.position
      })
    expect((await Promise.all([countUp(), countUp()])).sort()).toEqual([2, 3])
    expect(attempts).toBeGreaterThanOrEqual(3)
  })

  it("retry a deadlock (40P01) with the shop's isolation level", async () => {
    const db = openWith({})
    const ids = await makeCategories(db)
    const meet = meetingOfTwo()
    let attempts = 0
    const raise = (order: readonly string[]) =>
      inTransaction(db, async (tx) => {
        attempts += 1
        for (const id of order) {
          await tx
            .updateTable('categories')
            .set((row) => ({ position: row('position', '+', 1) }))
            .where('id', '=', id)
            .execute()
          await meet()
        }
      })
    await Promise.all([raise(ids), raise(ids.toReversed())])
    const rows = await db.selectFrom('categories').select('position').execute()
    expect(rows).toEqual([{ position: 3 }, { position: 3 }])
    expect(attempts).toBeGreaterThanOrEqual(3)
  })
})
