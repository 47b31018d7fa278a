import { sql } from 'kysely'
import type { ClockProblem } from '#database/clock-sample.ts'
import type { Database } from '#database/engine.server.ts'

const headers = { 'Cache-Control': 'no-store' }

/**
 * Alive is a shop that answers: to start it again would not bring a lost database back. A log that takes no lines is said
 * here, for the log cannot say it.
 */
export function alive(droppedLogLines = 0): Response {
  const log = droppedLogLines > 0 ? { droppedLogLines } : {}
  return Response.json({ status: 'ok', ...log }, { headers })
}

/** Ready for visitors is a shop that can reach its data, whose clock is right, and that is not about to close. */
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
