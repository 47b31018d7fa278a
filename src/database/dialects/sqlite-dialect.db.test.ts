import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { emptySqlite } from '../../../tests/support/empty-database.ts'
import { openDatabase } from '../engine.server.ts'

it('only the owner can read the SQLite file and its side files', async () => {
  const { database, remove } = emptySqlite()
  await sql`create table names (name text)`.execute(database.db)
  const { rows } = await sql`select file from pragma_database_list`.execute(database.db)
  const folder = dirname(z.object({ file: z.string() }).parse(rows[0]).file)
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777])
  expect(Object.fromEntries(modes)).toEqual({
    'shop.sqlite': 0o600,
    'shop.sqlite-wal': 0o600,
    'shop.sqlite-shm': 0o600,
  })
  await remove()
})

it('a symbolic link opens the file that it names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-link-'))
  const link = join(folder, 'shop.sqlite')
  symlinkSync(join(folder, 'elsewhere.sqlite'), link)
  const linked = openDatabase({ file: link })
  await sql`create table names (name text)`.execute(linked.db)
  await linked.close()
  expect(readdirSync(folder)).toEqual(['elsewhere.sqlite', 'shop.sqlite'])
  rmSync(folder, { recursive: true })
})
