import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../engine.server.ts'
import { inTransaction } from '../transaction.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-small-disk-'))
const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' })

function canMount(): boolean {
  try {
    mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder)
    execFileSync('umount', [folder])
    return true
  } catch {
    console.warn('!!! Cannot mount a tmpfs: SQLite on a disk of 4 MB was not tested.')
    return false
  }
}

describe.skipIf(!canMount())('SQLite on a disk of 4 MB', () => {
  let database: OpenDatabase
  const filler = join(folder, 'filler')

  beforeEach(async () => {
    mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder)
    database = openDatabase({ url: undefined, file: join(folder, 'shop.sqlite') })
    await sql`create table names (id integer primary key, name text)`.execute(database.db)
  })
  afterEach(async () => {
    await database.close()
    execFileSync('umount', [folder])
  })
  const insert = () =>
    inTransaction(database.db, (tx) =>
      sql`insert into names (name) values (${'x'.repeat(2_000)})`.execute(tx),
    )
  const update = (count: number) =>
    inTransaction(database.db, (tx) =>
      sql`update names set name = ${String(count).padEnd(2_000)} where id = 1`.execute(tx),
    )

  it('is not filled by the write-ahead log of a small database', async () => {
    await insert()
    for (let count = 0; count < 3_000; count++) await update(count)
  })

  it('reports a full disk and recovers when there is space again', async () => {
    await insert()
    writeFileSync(filler, Buffer.alloc(2_000_000))
    const fill = async () => {
      for (let count = 0; count < 3_000; count++) await insert()
    }
    await expect(fill()).rejects.toThrow('database or disk is full')
    await expect(insert()).rejects.toThrow('database or disk is full')
    rmSync(filler)
    await delay(1_000)
    for (let count = 0; count < 3_000; count++) await update(count)
  })
})
