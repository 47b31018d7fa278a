import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../src/database/engine.server.ts'
import { migrateToLatest } from '../../src/database/migrate.server.ts'

/**
 * The same tests on SQLite and on PostgreSQL, each on a fresh and migrated database. `open` answers it inside of tests
 * and hooks.
 */
export function describeOnEachDatabase(
  name: string,
  tests: (open: () => OpenDatabase) => void,
): void {
  const url = inject('postgresqlUrl')
  describe(`${name} on SQLite`, () => withDatabase(sqliteDatabase, tests))
  describe.skipIf(url === null)(`${name} on PostgreSQL`, () =>
    withDatabase(() => postgresqlDatabase(url ?? ''), tests),
  )
}

interface TestDatabase {
  database: OpenDatabase
  remove: () => Promise<void>
}

function withDatabase(
  make: () => Promise<TestDatabase>,
  tests: (open: () => OpenDatabase) => void,
): void {
  let made: TestDatabase | undefined
  beforeAll(async () => {
    made = await make()
    await migrateToLatest(made.database)
  })
  afterAll(async () => {
    await made?.database.close()
    await made?.remove()
  })
  tests(() => {
    if (!made) throw new Error('The database is there only inside of tests and hooks.')
    return made.database
  })
}

async function sqliteDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-test-'))
  return {
    database: openDatabase({ file: join(folder, 'shop.sqlite') }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function postgresqlDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = name
  return {
    database: openDatabase({ url: url.href, file: '', poolSize: 30 }),
    remove: () => onServer(serverUrl, `drop database ${name} with (force)`),
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
