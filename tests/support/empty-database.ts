import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '../../src/database/engine.server.ts'

/** A database without tables, which goes when it is removed. */
export interface EmptyDatabase {
  database: OpenDatabase
  /** Closes it as well. */
  remove: () => Promise<void>
}

export function emptySqlite(): EmptyDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-test-'))
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  return {
    database,
    async remove() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** On a server that runs already. */
export async function emptyPostgresql(serverUrl: string): Promise<EmptyDatabase & { url: string }> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name}`)
  const { href: url } = Object.assign(new URL(serverUrl), { pathname: name })
  const database = openDatabase({ url, file: '', poolSize: 30 })
  return {
    url,
    database,
    async remove() {
      await database.close()
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
