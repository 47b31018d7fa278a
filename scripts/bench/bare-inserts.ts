import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'

/** The least an order can cost: one durable transaction that inserts rows of the same size, without asking anything. */
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
