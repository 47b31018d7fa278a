import { sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'

/** Healthy is a shop that can reach its data. */
export async function health(db: Database): Promise<Response> {
  try {
    await sql`select 1`.execute(db)
    return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
  } catch {
    const status = { status: 'database unavailable' }
    return Response.json(status, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  }
}
