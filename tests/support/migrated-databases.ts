import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../src/database/engine.server.ts'
import { migrateToLatest } from '../../src/database/migrate.server.ts'
import { memoryFolder } from './memory-folder.ts'

/** Migrated empty databases: each test copies one, which is faster than migrating. */
export interface MigratedDatabases {
  sqliteFile: string
  /** Name of the template database, absent without PostgreSQL. */
  postgresqlTemplate?: string
  /** Names of all tables and columns. */
  names: string[]
}

export async function makeMigratedDatabases(
  serverUrl: string | null,
): Promise<MigratedDatabases & { remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(memoryFolder(), 'boutique-migrated-'))
  const sqliteFile = join(folder, 'shop.sqlite')
  const names = await migrate({ file: sqliteFile })
  const name = `migrated_${crypto.randomUUID().replaceAll('-', '')}`
  if (serverUrl) {
    await onServer(serverUrl, `create database ${name}`)
    await migrate({ url: addressOf(serverUrl, name), file: '' })
  }
  return {
    sqliteFile,
    names,
    ...(serverUrl ? { postgresqlTemplate: name } : {}),
    async remove() {
      rmSync(folder, { recursive: true, force: true })
      if (serverUrl) await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

/** The URL of another database on the same server. */
export function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function migrate(where: { url?: string; file: string }): Promise<string[]> {
  const database = openDatabase(where)
  await migrateToLatest(database)
  const tables = await database.db.introspection.getTables()
  await database.close()
  return tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)])
}
