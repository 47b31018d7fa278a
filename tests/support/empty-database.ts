import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '../../src/database/engine.server.ts'
import { memoryFolder } from './memory-folder.ts'
import { addressOf, onServer } from './migrated-databases.ts'

/** Called for every statement. */
type OnQuery = (sql: string) => void

/** A database of one test: empty, or a copy of a migrated one. */
export interface EmptyDatabase {
  database: OpenDatabase
  /** Closes and deletes it. */
  remove: () => Promise<void>
}

export function emptySqlite(copied?: string, onQuery: OnQuery = () => undefined): EmptyDatabase {
  const folder = mkdtempSync(join(memoryFolder(), 'boutique-test-'))
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
