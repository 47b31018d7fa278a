import { createHmac } from 'node:crypto'
import type { GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import { z } from 'zod'
import type { Database } from '#database/engine.server.ts'
import { countAttempt } from './attempts.server.ts'

/** So long a mailed link holds. */
export const linkLifeSeconds = 60 * 60

const asked = z.object({ token: z.string(), callbackURL: z.string().optional() })

/**
 * A mailed link proves an address once. The library signs its links and remembers none, so that one would go on working
 * for its whole hour, in whatever hands.
 */
export async function refuseSpentLink(
  ctx: GenericEndpointContext,
  { db, secret }: { db: Database; secret: string },
): Promise<void> {
  const read = asked.safeParse(ctx.query)
  if (!read.success) return
  const { token, callbackURL } = read.data
  const key = `link ${createHmac('sha256', secret).update(token).digest('base64url')}`
  const rule = { max: 1, windowMs: linkLifeSeconds * 1000 }
  if ((await countAttempt(db, key, rule, Date.now())) === null) return
  if (callbackURL === undefined) {
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_TOKEN', message: 'Used already.' })
  }
  const [path = '', query = ''] = callbackURL.split('?')
  const search = new URLSearchParams(query)
  search.set('error', 'spent')
  throw ctx.redirect(`${path}?${search}`)
}
