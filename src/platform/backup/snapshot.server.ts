import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { stepsOf } from '#database/migrate.server.ts'
import { copyDatabase, figuresOf } from '#database/moving/copy-database.server.ts'
import { type Manifest, ownFile } from './manifest.ts'

/**
 * Writes a snapshot of a database into a new SQLite file while the shop goes on writing; it can be restored into either
 * engine. SQLite copies itself in one statement, PostgreSQL is read in one transaction.
 */
export async function snapshotInto(
  file: string,
  database: OpenDatabase,
): Promise<Pick<Manifest, 'steps' | 'tables'>> {
  // SQLite would create it readable for all; it accepts an empty file.
  await writeFile(file, '', { flag: 'wx', mode: ownFile })
  if (database.engine === 'sqlite') await sql`vacuum into ${file}`.execute(database.db)
  const copy = openDatabase({ file })
  try {
    if (database.engine === 'postgresql') await copyOver(database, copy)
    await assertSound(copy)
    return { steps: (await stepsOf(copy)).taken, tables: await figuresOf(copy) }
  } finally {
    await copy.close()
  }
}

async function copyOver(database: OpenDatabase, copy: OpenDatabase): Promise<void> {
  const copied = await copyDatabase(database, copy)
  if (copied.ok) return
  const details = 'differences' in copied ? copied.differences.join('; ') : ''
  throw new Error(`The database was not copied: ${copied.refusal} ${details}`)
}

async function assertSound({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db)
  const found = rows.map((row) => row.integrityCheck).join('; ')
  if (found !== 'ok') throw new Error(`The copy of the database is damaged: ${found}`)
}
