import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { openTestShop } from '../support/test-shop.ts'

const url = inject('postgresqlUrl')

describe.skipIf(url === null)('database role of compose.yaml', () => {
  const administrator = new URL(url ?? 'postgres://none')
  const name = `role_${newDocumentId().toLowerCase()}`
  let root: OpenDatabase
  let shop: OpenDatabase

  beforeAll(async () => {
    root = openDatabase({ url: administrator.href, file: '' })
    await sql.raw(`create database ${name}`).execute(root.db)
    execFileSync('sh', ['scripts/containers/create-shop-role.sh'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PGHOST: administrator.hostname,
        PGPORT: administrator.port,
        POSTGRES_USER: administrator.username,
        POSTGRES_DB: name,
        SHOP_DATABASE_PASSWORD: 'letters-and-d1gits',
      },
    })
    const own = new URL(administrator)
    own.username = 'shop'
    own.password = 'letters-and-d1gits'
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
