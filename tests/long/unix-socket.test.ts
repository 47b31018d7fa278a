import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { onServer } from '../support/migrated-databases.ts'
import {
  ownerOfTheServer,
  type PostgresqlServer,
  startPostgresql,
} from '../support/postgresql-server.ts'

/** The shop's role through the Unix socket of a PostgreSQL with Debian's `pg_hba.conf` and the lines of the manual. */

const manual = readFileSync('docs/operations.md', 'utf8')
const access = /^local +shop +shop .*$/m.exec(manual)?.[0] ?? ''
const names = /^shop +flower-boutique +shop$/m.exec(manual)?.[0] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'boutique-socket-'))
const owner = ownerOfTheServer()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(owner === null)('the Unix socket', () => {
  let server: PostgresqlServer | null = null
  afterEach(async () => {
    await server?.stop()
  })

  async function connect(lines: { access: string; names: string }): Promise<unknown> {
    const [hba, ident] = [join(folder, 'pg_hba.conf'), join(folder, 'pg_ident.conf')]
    const others = 'local all all peer\nhost all all 127.0.0.1/32 trust\n'
    writeFileSync(hba, `${lines.access}\n${others}`)
    // The user of this test stands for that of the unit.
    writeFileSync(ident, lines.names.replace('flower-boutique', userInfo().username))
    if (owner?.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid)
    server = await startPostgresql({
      settings: [`hba_file=${hba}`, `ident_file=${ident}`, `unix_socket_directories=${folder}`],
    })
    const { url = '' } = server ?? {}
    await onServer(url, 'create role shop login')
    await onServer(url, 'create database shop owner shop')
    const { port } = new URL(url)
    const database = openDatabase({
      url: `postgres://shop@localhost:${port}/shop?host=${folder}`,
      file: '',
    })
    const { rows } = await sql`select current_user`
      .execute(database.db)
      .finally(() => database.close())
    return rows
  }

  it('refuses the user of the unit as the role of the shop, as Debian sets it up', async () => {
    await expect(connect({ access: '', names: '' })).rejects.toThrow('authentication failed')
  })

  it('opens with the lines of the manual', async () => {
    expect(await connect({ access, names })).toEqual([{ currentUser: 'shop' }])
  })
})
