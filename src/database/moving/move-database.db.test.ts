import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type EmptyDatabase, emptyPostgresql } from '../../../tests/support/empty-database.ts'
import { addressOf } from '../../../tests/support/migrated-databases.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { type OpenDatabase, openDatabase } from '../engine.server.ts'
import { lockFile } from './database-use.server.ts'

/** The command: `npm run move-database -- <from> <to>`. */

const serverUrl = inject('postgresqlUrl')
const { sqliteFile, postgresqlTemplate } = inject('migrated')
const folder = mkdtempSync(join(tmpdir(), 'boutique-move-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function move(from: string, to: string) {
  const child = spawn(process.execPath, ['scripts/move-database.ts', from, to])
  const [output, complaint, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ])
  return { status, output, complaint }
}

const moved = { status: 0, complaint: '', output: expect.stringMatching(/^Moved: /m) }
const newFile = () => join(folder, `${crypto.randomUUID()}.sqlite`)

describe('moving from a SQLite file', () => {
  let from: string
  let shop: OpenDatabase
  beforeEach(async () => {
    from = newFile()
    copyFileSync(sqliteFile, from)
    shop = openDatabase({ file: from })
    await openTestShop(shop)
  })
  afterEach(() => shop.close())

  it('refuses a file that an open shop uses, even an idle one, and moves it once it is closed', async () => {
    const to = newFile()
    expect(await move(from, to)).toEqual({
      status: 1,
      output: '',
      complaint:
        'The source database is in use. Close the shop and all else that uses it, and start again. Nothing was changed.\n',
    })
    expect(existsSync(to)).toBe(false)
    await shop.close()
    expect(await move(from, to)).toEqual(moved)
  })

  it('keeps the shop closed until it is moved', async () => {
    await shop.close()
    const mover = openDatabase({ file: from })
    await lockFile(mover.db)
    const opened = openDatabase({ file: from, timeouts: { lockMs: 100 } })
    await expect(opened.db.selectFrom('orders').select('id').execute()).rejects.toThrow('locked')
    await opened.close()
    await mover.close()
  })
})

describe.skipIf(serverUrl === null)('moving from or to PostgreSQL', () => {
  let source: EmptyDatabase & { url: string }
  beforeEach(async () => {
    source = await emptyPostgresql(serverUrl ?? '', postgresqlTemplate)
  })
  afterEach(() => source.remove())

  it('refuses a database that an open shop uses, says who uses it, and moves it once it is closed', async () => {
    const shop = openDatabase({ url: `${source.url}?application_name=flowers`, file: '' })
    await openTestShop(shop)
    await source.database.close()
    const to = newFile()
    const refused = await move(source.url, to)
    expect(refused).toMatchObject({ status: 1, output: '' })
    expect(refused.complaint).toMatch(
      /^The source database is in use \(flowers as boutique from 127\.0\.0\.1(, .*)?\)\. Close the shop .* Nothing was changed\.\n$/,
    )
    expect(existsSync(to)).toBe(false)
    await shop.close()
    // The server ends the processes of closed connections by itself.
    await expect.poll(() => move(source.url, to), { timeout: 60_000 }).toEqual(moved)
  })

  it('says that the target database does not exist', async () => {
    const from = newFile()
    copyFileSync(sqliteFile, from)
    expect(await move(from, addressOf(serverUrl ?? '', 'no_such_shop'))).toEqual({
      status: 1,
      output: '',
      complaint:
        'The target database does not exist. Create it first: see deploy/postgresql/create-database.sql. Nothing was changed.\n',
    })
  })

  it('says that the server cannot be reached, or refuses the user', async () => {
    const from = newFile()
    copyFileSync(sqliteFile, from)
    const nowhere = await move(from, 'postgres://shop@127.0.0.1:1/shop')
    expect(nowhere.complaint).toBe('The target database cannot be reached. Nothing was changed.\n')
    const stranger = new URL(source.url)
    stranger.username = 'stranger'
    await sql`select 1`.execute(source.database.db)
    const refused = await move(stranger.href, from)
    expect(refused.complaint).toBe(
      'The source database refuses this user or password. Nothing was changed.\n',
    )
  })
})
