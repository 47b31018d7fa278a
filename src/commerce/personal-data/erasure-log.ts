import { z } from 'zod'
import type { Log } from '../log.ts'

/** An erasure in the log, which outlives the database: a restored backup contains what was erased since. */
export interface LoggedErasure {
  scope: 'account' | 'order' | 'recipient'
  /** Of the user, or of the order. */
  id: string
}

const events = {
  account: 'account erased',
  order: 'personal data of an order erased',
  recipient: 'personal data of a recipient erased',
} as const

export function logErasure(log: Log, { scope, id }: LoggedErasure): void {
  log.info(events[scope], scope === 'account' ? { user: id } : { order: id })
}

const logged = z.union([
  z
    .object({ msg: z.literal(events.account), user: z.string() })
    .transform(({ user }): LoggedErasure => ({ scope: 'account', id: user })),
  ...(['order', 'recipient'] as const).map((scope) =>
    z
      .object({ msg: z.literal(events[scope]), order: z.string() })
      .transform(({ order }): LoggedErasure => ({ scope, id: order })),
  ),
])

/** The erasures that a log records; null if it has lines, and none is an entry of a log. */
export async function erasuresIn(lines: AsyncIterable<string>): Promise<LoggedErasure[] | null> {
  const erasures: LoggedErasure[] = []
  let [lineCount, entryCount] = [0, 0]
  for await (const line of lines) {
    const entry = entryIn(line)
    lineCount += 1
    if (entry !== null) entryCount += 1
    const { data } = logged.safeParse(entry)
    if (data) erasures.push(data)
  }
  return lineCount > 0 && entryCount === 0 ? null : erasures
}

/** The journal and Docker write a prefix before each entry. */
function entryIn(line: string): unknown {
  const start = line.indexOf('{')
  if (start < 0) return null
  try {
    return JSON.parse(line.slice(start))
  } catch {
    return null
  }
}
