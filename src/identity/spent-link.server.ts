import type { GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import { z } from 'zod'
import type { Database } from '#database/engine.server.ts'
import { countAttempt } from './attempts.server.ts'
import { seal } from './seal.server.ts'
import { withError } from './with-error.ts'

/** So long a link that proves an address holds. */
export const linkLifeSeconds = 60 * 60

const asked = z.object({ token: z.string(), callbackURL: z.string().optional() })

/**
 * A mailed link proves an address once. The library signs its links and remembers none, so that one would go on working
 * for its whole hour, in whatever hands.
 */
export async function refuseSpentLink(
  ctx: GenericEndpointContext,
  { db, secret, sentTo }: { db: Database; secret: string; sentTo: string | null | undefined },
): Promise<void> {
  const read = asked.safeParse(ctx.query)
  if (!read.success) return
  const { token, callbackURL } = read.data
  // Who is sent elsewhere than they wanted was refused already.
  if ((sentTo ?? undefined) !== callbackURL) return
  const rule = { max: 1, windowMs: linkLifeSeconds * 1000 }
  const again = await countAttempt(db, `link ${seal(token, secret)}`, rule, Date.now())
  if (again === null) return
  if (callbackURL !== undefined) throw ctx.redirect(withError(callbackURL, 'spent'))
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_TOKEN', message: 'Used already.' })
}
