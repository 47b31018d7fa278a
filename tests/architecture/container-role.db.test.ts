import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { openTestShop } from '../support/test-shop.ts'

const url = inject('postgresqlUrl')

const administrator = new URL(url ?? 'postgres://none')
const password = 'letters-and-d1gits'

/** In a database that exists, as the image of PostgreSQL runs it. */
async function createByCompose(root: OpenDatabase): Promise<string> {
  const name = `role_${newDocumentId().toLowerCase()}`
  await sql.raw(`create database ${name}`).execute(root.db)
  runSql('sh', ['scripts/containers/create-shop-role.sh'], {
    POSTGRES_USER: administrator.username,
    POSTGRES_DB: name,
    SHOP_DATABASE_PASSWORD: password,
  })
  return name
}

/** With its database, as the administrator of a machine runs it. */
async function createByScript(): Promise<string> {
  const file = 'deploy/postgresql/create-database.sql'
  const words = [`--set=password=${password}`, '--set=ON_ERROR_STOP=1', `--file=${file}`]
  runSql('psql', words, { PGUSER: administrator.username, PGDATABASE: 'postgres' })
  return 'shop'
}

function runSql(program: string, words: string[], env: Record<string, string>): void {
  execFileSync(program, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PGHOST: administrator.hostname,
      PGPORT: administrator.port,
      ...env,
    },
  })
}

describe.skipIf(url === null).each([
  ['compose.yaml', createByCompose],
  ['deploy/postgresql', createByScript],
])('database role of %s', (_origin, create) => {
  let name: string
  let root: OpenDatabase
  let shop: OpenDatabase

  beforeAll(async () => {
    root = openDatabase({ url: administrator.href, file: '' })
    name = await create(root)
    const own = new URL(administrator)
    own.username = 'shop'
    own.password = password
    own.pathname = `/${name}`
    shop = openDatabase({ url: own.href, file: '' })
  })

  afterAll(async () => {
    await shop?.close()
    await sql.raw(`drop database if exists ${name} with (force)`).execute(root.db)
    await sql.raw('drop role if exists shop').execute(root.db)
    await root.close()
  })

  it('migrates and uses the tables of the shop', async () => {
    await migrateToLatest(shop)
    const { zone } = await openTestShop(shop)
    const found = await shop.db.selectFrom('deliveryZones').select('id').execute()
    expect(found).toEqual([{ id: zone.id }])
  })

  it.each([
    ['create databases', 'create database other'],
    ['create roles', 'create role other'],
    ['create schemas', 'create schema other'],
    ['read password hashes of roles', 'select rolpassword from pg_authid'],
    ['run programs on the server', "copy (select 1) to program 'true'"],
    ['read files of the server', "select pg_read_file('postgresql.conf')"],
  ])('cannot %s', async (_action, statement) => {
    await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow(
      /permission denied|must be superuser/,
    )
  })
})
