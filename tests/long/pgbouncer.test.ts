import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockUser } from '#commerce/customers/user-store.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type BusyShop, openBusyShop } from '../support/http-shoppers.ts'
import { expectInvariantsToHold } from '../support/invariants.ts'
import { onServer } from '../support/migrated-databases.ts'
import {
  freePort,
  ownerOfTheServer,
  startPostgresql,
  untilItAnswers,
} from '../support/postgresql-server.ts'
import { startShopProcess } from '../support/shop-process.ts'

/** The shop behind PgBouncer in transaction mode, with the files of `deploy/pgbouncer`. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-pgbouncer-'))
const server = await startPostgresql()
const [buyers, stock] = [50, 10]

describe.skipIf(server === null)('a shop behind PgBouncer with four connections', () => {
  let stop: () => Promise<void>
  let url: string
  let database: OpenDatabase
  let busy: BusyShop

  beforeAll(async () => {
    if (!server) return
    await onServer(server.url, 'create role shop login')
    await onServer(server.url, 'create database shop owner shop')
    for (const statement of readFileSync('deploy/pgbouncer/timeouts.sql', 'utf8').split(';')) {
      if (statement.trim() !== '') await onServer(server.url, statement)
    }
    ;({ url, stop } = await startPgBouncer(new URL(server.url).port))
    database = openDatabase({ url, file: '' })
    await migrateToLatest(database)
    busy = await openBusyShop(database, { shoppers: buyers, stock })
  })

  afterAll(async () => {
    await database?.close()
    await stop?.()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('sells the last ten to exactly ten of fifty buyers', async () => {
    const shop = await startShopProcess(folder, { DATABASE_URL: url, DATABASE_POOL_SIZE: '30' })
    const orders = await Promise.all(busy.cookies.map((cookie) => busy.order(shop.origin, cookie)))
    expect(new Set(orders.filter((id) => id !== null)).size).toBe(stock)
    expect(await shop.close()).toBe(0)
    await expectInvariantsToHold(database)
  })

  it('has the timeouts of the shop', async () => {
    for (const [name, value] of [
      ['statement_timeout', '15s'],
      ['lock_timeout', '10s'],
      ['idle_in_transaction_session_timeout', '30s'],
    ] as const) {
      const { rows } = await sql<{ shown: string }>`
        select current_setting(${name}) as shown
      `.execute(database.db)
      expect([name, rows[0]?.shown]).toEqual([name, value])
    }
  })

  it('leaves prepared statements unnamed, which another session would not know', async () => {
    const { rows } = await database.db.transaction().execute(async (tx) => {
      await lockUser(tx, newDocumentId())
      return sql`select name from pg_prepared_statements`.execute(tx)
    })
    expect(rows).toEqual([])
  })

  it('leaves no setting of a migration to the next transaction', async () => {
    await database.db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
    })
    const settings = await Promise.all(
      Array.from({ length: 20 }, () =>
        sql<{ shown: string }>`select current_setting('statement_timeout') as shown`.execute(
          database.db,
        ),
      ),
    )
    expect(new Set(settings.map(({ rows }) => rows[0]?.shown))).toEqual(new Set(['15s']))
  })
})

async function startPgBouncer(postgresqlPort: string) {
  const port = await freePort()
  const settings = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
    .replace('port=5432', `port=${postgresqlPort}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${join(folder, 'userlist.txt')}`)
    .replace(/^default_pool_size = .*$/m, 'default_pool_size = 4\nunix_socket_dir =')
  writeFileSync(join(folder, 'pgbouncer.ini'), settings)
  writeFileSync(join(folder, 'userlist.txt'), '"shop" ""\n')
  // PgBouncer refuses to run as root.
  chmodSync(folder, 0o777)
  const bouncer = spawn('pgbouncer', ['--quiet', join(folder, 'pgbouncer.ini')], {
    ...ownerOfTheServer(),
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve, reject) => {
    bouncer.once('exit', () => resolve())
    bouncer.once('error', () =>
      reject(new Error('pgbouncer is not installed: see docs/operations.md.')),
    )
  })
  const url = `postgres://shop@127.0.0.1:${port}/shop`
  await Promise.race([untilItAnswers(url), ended])
  return {
    url,
    async stop() {
      bouncer.kill('SIGINT')
      await ended
    },
  }
}
