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

/** The erasure that a line of the log records; null for any other line, such as one that was cut off. */
export function erasureIn(line: string): LoggedErasure | null {
  try {
    return logged.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}
