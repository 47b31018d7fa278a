import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type EmptyDatabase, emptySqlite } from '../../../tests/support/empty-database.ts'
import { openDatabase } from '../engine.server.ts'
import { inTransaction } from '../transaction.server.ts'
import { WriteAheadLog } from './group-commit.server.ts'

const realFlush = WriteAheadLog.prototype.flush
let onFlush: (flush: () => Promise<void>) => Promise<void>
const fail = () => Promise.reject(new Error('The disk fails.'))

describe('commits on SQLite', () => {
  let made: EmptyDatabase
  let file: string
  const db = () => made.database.db
  const insert = (number: number) => sql`insert into numbers values (${number})`
  const read = async () =>
    z
      .object({ number: z.number() })
      .array()
      .parse((await sql`select number from numbers`.execute(db())).rows)
      .map(({ number }) => number)

  /** The log as it is on the disk. */
  let flushed: Buffer
  async function keepFlushed(flush: () => Promise<void>): Promise<void> {
    const log = readFileSync(`${file}-wal`)
    await flush()
    flushed = log
  }

  beforeEach(async () => {
    flushed = Buffer.alloc(0)
    onFlush = (flush) => flush()
    vi.spyOn(WriteAheadLog.prototype, 'flush').mockImplementation(function (this: WriteAheadLog) {
      return onFlush(() => realFlush.call(this))
    })
    made = emptySqlite()
    await sql`create table numbers (number integer)`.execute(db())
    await sql`pragma wal_checkpoint(truncate)`.execute(db())
    const { rows } = await sql`select file from pragma_database_list`.execute(db())
    file = z.object({ file: z.string() }).parse(rows[0]).file
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await made.remove()
  })

  /** Numbers in the shop after a power cut, if only flushed bytes reached the disk. */
  function afterPowerCut(log: Buffer): Set<unknown> {
    const copy = `${file}.cut`
    copyFileSync(file, copy)
    writeFileSync(`${copy}-wal`, log)
    const restarted = new SqliteDatabase(copy)
    const numbers = restarted.prepare('select number from numbers').pluck().all()
    restarted.close()
    return new Set(numbers)
  }

  it('survive a power cut once they are acknowledged', async () => {
    let flushes = 0
    onFlush = async (flush) => {
      await keepFlushed(flush)
      flushes++
    }
    const lost: number[] = []
    const write = async (number: number) => {
      if (number % 2 === 0) await insert(number).execute(db())
      else await inTransaction(db(), (tx) => insert(number).execute(tx))
      if (!afterPowerCut(flushed).has(number)) lost.push(number)
    }
    await Promise.all(
      Array.from({ length: 20 }, async (_, writer) => {
        for (let turn = 0; turn < 5; turn++) await write(writer * 5 + turn)
      }),
    )
    expect(lost).toEqual([])
    expect(await read()).toHaveLength(100)
    expect(flushes).toBeLessThan(100)
  })

  it('let the next transaction run while they are flushed', async () => {
    const held = Promise.withResolvers<void>()
    onFlush = (flush) => held.promise.then(flush)
    const other = new SqliteDatabase(file)
    const writes = [1, 2].map((number) => inTransaction(db(), (tx) => insert(number).execute(tx)))
    const numbers = () => other.prepare('select number from numbers').pluck().all()
    await expect.poll(numbers, { timeout: 10_000 }).toEqual([1, 2])
    other.close()
    held.resolve()
    await Promise.all(writes)
  })

  it('are read by this process only once they are durable', async () => {
    const held = Promise.withResolvers<void>()
    onFlush = (flush) => held.promise.then(flush)
    const events: string[] = []
    const written = insert(1).execute(db())
    const seen = read().then(() => events.push('read'))
    await delay(30)
    events.push('flushed')
    held.resolve()
    await Promise.all([written, seen])
    expect(events).toEqual(['flushed', 'read'])
  })

  it('survive a power cut after a flush that failed and lost its bytes', async () => {
    onFlush = fail
    await expect(insert(1).execute(db())).rejects.toThrow('The disk fails.')
    const lost = statSync(`${file}-wal`).size
    onFlush = (flush) => flush()
    await insert(2).execute(db())
    const log = readFileSync(`${file}-wal`)
    log.fill(0, 0, Math.min(lost, log.length))
    expect(afterPowerCut(log)).toContain(2)
  })

  it('survive a power cut after a flush that failed, behind those that were flushed before', async () => {
    onFlush = keepFlushed
    await insert(1).execute(db())
    onFlush = fail
    await expect(insert(2).execute(db())).rejects.toThrow('The disk fails.')
    onFlush = keepFlushed
    await insert(3).execute(db())
    expect(afterPowerCut(flushed)).toContain(3)
  })

  it('of a killed process are on the disk before they are read', async () => {
    onFlush = fail
    await expect(insert(1).execute(db())).rejects.toThrow('The disk fails.')
    const left = `${file}.left`
    copyFileSync(file, left)
    copyFileSync(`${file}-wal`, `${left}-wal`)
    const restarted = openDatabase({ file: left })
    const { rows } = await sql`select number from numbers`.execute(restarted.db)
    const onDisk = readFileSync(left)
    await restarted.close()
    expect(rows).toHaveLength(1)
    writeFileSync(left, onDisk)
    const copy = new SqliteDatabase(left)
    expect(copy.prepare('select number from numbers').pluck().all()).toEqual([1])
    copy.close()
  })

  it.each([
    ['a query', 0, () => read()],
    ['an update without a row', 0, () => sql`update numbers set number = 2`.execute(db())],
    ['a transaction that only reads', 0, () => inTransaction(db(), async () => undefined)],
    ['an insert', 1, () => insert(1).execute(db())],
    ['a new table', 1, () => sql`create table letters (letter text)`.execute(db())],
  ])('are flushed only after a change: %s', async (_what, expected, run) => {
    let flushes = 0
    onFlush = async () => void flushes++
    await run()
    expect(flushes).toBe(expected)
  })

  it.each([
    ['a statement', () => insert(1).execute(db())],
    ['a transaction', () => inTransaction(db(), (tx) => insert(1).execute(tx))],
  ])('are rejected when their flush fails: %s', async (_what, write) => {
    onFlush = fail
    await expect(write()).rejects.toThrow('The disk fails.')
  })
})
