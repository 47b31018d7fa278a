import { createServer } from 'node:http'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'

/** An order without the shop: a durable transaction of one client that inserts rows of the same size and reads nothing. */
export function bareInsertsPerSecond(folder: string, seconds: number): number {
  const database = new SqliteDatabase(join(folder, 'bare.sqlite'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec('create table rows (id integer primary key, kind text, content text)')
  const insert = database.prepare('insert into rows (kind, content) values (?, ?)')
  const order = 'o'.repeat(700)
  const line = 'l'.repeat(150)
  const event = 'e'.repeat(120)
  const place = database.transaction(() => {
    insert.run('order', order)
    insert.run('line', line)
    insert.run('event', event)
  })
  const end = performance.now() + seconds * 1000
  let placed = 0
  while (performance.now() < end) {
    place.immediate()
    placed += 1
  }
  database.close()
  return placed / seconds
}

/** The same on PostgreSQL, with concurrent clients. */
export async function bareInsertsPerSecondOn(
  url: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: clients })
  await pool.query('create table if not exists bare_rows (id bigserial, kind text, content text)')
  const end = performance.now() + seconds * 1000
  const insert = 'insert into bare_rows (kind, content) values ($1, $2)'
  const each = async () => {
    let placed = 0
    const client = await pool.connect()
    while (performance.now() < end) {
      await client.query('begin')
      await client.query(insert, ['order', 'o'.repeat(700)])
      await client.query(insert, ['line', 'l'.repeat(150)])
      await client.query(insert, ['event', 'e'.repeat(120)])
      await client.query('commit')
      placed += 1
    }
    client.release()
    return placed
  }
  const placed = await Promise.all(Array.from({ length: clients }, each))
  await pool.end()
  return placed.reduce((sum, count) => sum + count, 0) / seconds
}

/** The lower bound of a page: the same bytes from memory, by a server that does nothing else. */
export async function startBareServer(body: Buffer): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      // Without the header Node sends chunks, which costs more than the page itself.
      'content-length': body.length,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}
