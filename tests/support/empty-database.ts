import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '../../src/database/engine.server.ts'
import { addressOf, onServer } from './migrated-databases.ts'

/** Told of every statement that the database is sent. */
type OnQuery = (sql: string) => void

/** A database of a test, which goes when it is removed. It has no tables, unless it is a copy of one that has. */
export interface EmptyDatabase {
  database: OpenDatabase
  /** Closes it as well. */
  remove: () => Promise<void>
}

export function emptySqlite(copied?: string, onQuery: OnQuery = () => undefined): EmptyDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-test-'))
  const file = join(folder, 'shop.sqlite')
  if (copied) copyFileSync(copied, file)
  const database = openDatabase({ file, onQuery })
  return {
    database,
    async remove() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** On a server that runs already. */
export async function emptyPostgresql(
  serverUrl: string,
  copied?: string,
  onQuery: OnQuery = () => undefined,
): Promise<EmptyDatabase & { url: string }> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name}${copied ? ` template ${copied}` : ''}`)
  const url = addressOf(serverUrl, name)
  const database = openDatabase({ url, file: '', poolSize: 30, onQuery })
  return {
    url,
    database,
    async remove() {
      await database.close()
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}
