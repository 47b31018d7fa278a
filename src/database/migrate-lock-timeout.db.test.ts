import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type EmptyDatabase, emptyPostgresql } from '../../tests/support/empty-database.ts'
import { type OpenDatabase, openDatabase } from './engine.server.ts'
import { migrateAsFarAs, migrateToLatest, stepsOf, TablesInUse } from './migrate.server.ts'
import { inTransaction } from './transaction.server.ts'

const url = inject('postgresqlUrl')

describe.skipIf(url === null)('migrations of a new shop on PostgreSQL', () => {
  it('run once when several processes start at the same time', async () => {
    const { database, url: address, remove } = await emptyPostgresql(url ?? '')
    const others = Array.from({ length: 3 }, () => openDatabase({ url: address, file: '' }))
    const { left } = await stepsOf(database)
    const taken = await Promise.all(others.map(migrateToLatest))
    expect(taken.flat().toSorted()).toEqual(left)
    expect(await stepsOf(database)).toEqual({ taken: left, left: [] })
    for (const other of others) await other.close()
    await remove()
  })
})

/** On a large shop, with the timeouts of connections for requests. */
describe.skipIf(url === null)('a migration on PostgreSQL', () => {
  let place: EmptyDatabase & { url: string }
  let hurried: OpenDatabase
  beforeEach(async () => {
    place = await emptyPostgresql(url ?? '')
    const [before = ''] = (await stepsOf(place.database)).left.slice(-2)
    await migrateAsFarAs(place.database, before)
    const timeouts = { statementMs: 2_000, lockMs: 2_000 }
    hurried = openDatabase({ url: place.url, file: '', timeouts })
  })
  afterEach(async () => {
    await hurried.close()
    await place.remove()
  })

  /** Delays the last statement of every migration. */
  async function makeStepsSlow(seconds: number): Promise<void> {
    const { db } = place.database
    await sql`
      create function take_long() returns trigger language plpgsql as
      ${sql.lit(`begin perform pg_sleep(${seconds}); return new; end`)}
    `.execute(db)
    await sql`
      create trigger takes_long before insert on kysely_migration
      for each row execute function take_long()
    `.execute(db)
  }

  it('has no timeout, and leaves the timeouts of the shop unchanged', async () => {
    await makeStepsSlow(3)
    expect(await migrateToLatest(hurried)).toHaveLength(1)
    await expect(sql`select pg_sleep(5)`.execute(hurried.db)).rejects.toMatchObject({
      code: '57014',
    })
  })

  it('waits for another process that runs the same migration', async () => {
    const { waiting } = await place.database.db.transaction().execute(async (other) => {
      await sql`update kysely_migration_lock set is_locked = 0`.execute(other)
      const waiting = migrateToLatest(hurried)
      await sql`select pg_sleep(3)`.execute(other)
      return { waiting }
    })
    expect(await waiting).toHaveLength(1)
  })

  it('fails while an open shop locks a table, and succeeds later', async () => {
    await place.database.db.transaction().execute(async (shop) => {
      await sql`lock table kysely_migration in exclusive mode`.execute(shop)
      const begun = performance.now()
      await expect(migrateToLatest(hurried)).rejects.toThrow(TablesInUse)
      expect(performance.now() - begun).toBeLessThan(8_000)
    })
    expect((await stepsOf(hurried)).left).toHaveLength(1)
    expect(await migrateToLatest(hurried)).toHaveLength(1)
  })
})

describe.skipIf(url === null)('a migration of tables in another order than the shop', () => {
  const step = '0041-arabic-texts'

  it('completes although every attempt to lock one by one ends in a deadlock', {
    timeout: 60_000,
  }, async () => {
    const { database, remove } = await emptyPostgresql(url ?? '')
    const { left } = await stepsOf(database)
    await migrateAsFarAs(database, left[left.indexOf(step) - 1] ?? '')
    const migration = { isOver: false }
    const waits = async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(database.db)
      return rows.length > 0
    }
    // The migration alters the products first, then waits for the categories. When it gives up, the other client, which
    // waits behind it, has the categories.
    const readAgainAndAgain = async () => {
      while (!migration.isOver) {
        await inTransaction(database.db, async (shop) => {
          await sql`select from categories`.execute(shop)
          reading.resolve()
          while (!migration.isOver && !(await waits())) await delay(5)
          await sql`select from products`.execute(shop)
        })
      }
    }
    const reading = Promise.withResolvers<void>()
    const clients = [readAgainAndAgain(), readAgainAndAgain()]
    await reading.promise
    const migrating = migrateAsFarAs(database, step).finally(() => {
      migration.isOver = true
    })
    await Promise.all([migrating, ...clients])
    expect((await stepsOf(database)).taken).toContain(step)
    await remove()
  })
})
