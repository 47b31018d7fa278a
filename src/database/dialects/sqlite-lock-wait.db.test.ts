import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { emptySqlite } from '../../../tests/support/empty-database.ts'
import { openDatabase } from '../engine.server.ts'
import { inTransaction } from '../transaction.server.ts'
import { defaultTimeouts } from './postgresql-dialect.server.ts'
import { ConnectionQueue, DatabaseLocked } from './sqlite-lock-wait.server.ts'

describe('a SQLite file that another process has locked for writing', () => {
  let made: ReturnType<typeof emptySqlite>
  let other: SqliteDatabase.Database
  let file: string
  const db = () => made.database.db
  const insert = sql`insert into names values ('Rose')`
  const count = async () => (await sql`select * from names`.execute(db())).rows.length

  beforeEach(async () => {
    made = emptySqlite()
    await sql`create table names (name text)`.execute(db())
    const { rows } = await sql`select file from pragma_database_list`.execute(db())
    file = z.object({ file: z.string() }).parse(rows[0]).file
    other = new SqliteDatabase(file)
  })
  afterEach(async () => {
    other.close()
    await made.remove()
  })

  async function holdLock(ms: number): Promise<void> {
    other.exec('begin immediate')
    await delay(ms)
    other.exec('rollback')
  }

  it.each([
    ['a statement', () => insert.execute(db())],
    ['a transaction', () => inTransaction(db(), (tx) => insert.execute(tx))],
  ])('lets %s wait without blocking the event loop', async (_what, write) => {
    const loop = monitorEventLoopDelay({ resolution: 5 })
    loop.enable()
    await Promise.all([holdLock(600), write()])
    loop.disable()
    expect(await count()).toBe(1)
    // If it blocked, the lock could not be released, and this would be the whole timeout.
    expect(loop.max / 1e6).toBeLessThan(defaultTimeouts.lockMs / 2)
  })

  it('lets reads of this process through while a write waits', async () => {
    const held = holdLock(400)
    const written = insert.execute(db()).then(() => 'written')
    const read = delay(100).then(count)
    expect(await Promise.race([written, read])).toBe(0)
    await held
    await written
    expect(await count()).toBe(1)
  })

  it('rejects a write after its timeout, and accepts writes once the lock is free', async () => {
    const impatient = openDatabase({ file, timeouts: { lockMs: 100 } })
    other.exec('begin immediate')
    const begun = performance.now()
    await expect(inTransaction(impatient.db, (tx) => insert.execute(tx))).rejects.toThrow(
      DatabaseLocked,
    )
    await expect(insert.execute(impatient.db)).rejects.toThrow(DatabaseLocked)
    expect(performance.now() - begun).toBeLessThan(defaultTimeouts.lockMs)
    other.exec('rollback')
    await insert.execute(impatient.db)
    expect(await count()).toBe(1)
    await impatient.close()
  })

  it('does not interleave a transaction with other writes that wait', async () => {
    const events: string[] = []
    const first = inTransaction(db(), async (tx) => {
      await insert.execute(tx)
      await delay(50)
      events.push('first ends')
    })
    const second = insert.execute(db()).then(() => events.push('second ends'))
    await Promise.all([first, second])
    expect(events).toEqual(['first ends', 'second ends'])
  })
})

it('the connection queue serves one user at a time, in order', async () => {
  const queue = new ConnectionQueue()
  const seen: number[] = []
  await queue.enter()
  const others = [1, 2, 3].map(async (number) => {
    await queue.enter()
    seen.push(number)
    await delay(1)
    seen.push(number)
    queue.leave()
  })
  expect(seen).toEqual([])
  queue.leave()
  await Promise.all(others)
  expect(seen).toEqual([1, 1, 2, 2, 3, 3])
})
