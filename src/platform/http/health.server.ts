import { sql } from 'kysely'
import type { ClockProblem } from '#database/clock-sample.ts'
import type { Database } from '#database/engine.server.ts'

/** Paths of the health checks. */
export function isHealthAddress(pathname: string): boolean {
  return pathname === '/health' || pathname === '/health/ready'
}

const headers = { 'Cache-Control': 'no-store' }

/**
 * Liveness: the process responds. A restart would not help a lost database. Dropped log lines are reported here,
 * because the log cannot report them.
 */
export function alive(droppedLogLines = 0): Response {
  const log = droppedLogLines > 0 ? { droppedLogLines } : {}
  return Response.json({ status: 'ok', ...log }, { headers })
}

/** Readiness: the database responds, the clock is right, and the process is not closing. */
export async function readiness(
  db: Database,
  isClosing = false,
  clockProblem: () => ClockProblem | null = () => null,
): Promise<Response> {
  if (isClosing) return unready('closing')
  try {
    await sql`select 1`.execute(db)
    const problem = clockProblem()
    return problem ? unready(problem) : Response.json({ status: 'ready' }, { headers })
  } catch {
    return unready('database unavailable')
  }
}

function unready(status: string): Response {
  return Response.json({ status }, { status: 503, headers })
}
