import { createMiddleware } from '@tanstack/react-start'
import { isRead } from './call-reading.server.ts'
import { notUnderstood } from './failures.server.ts'
import { log } from './services.server.ts'

/**
 * A message that is none, or for a function that there is not, is the sender's mistake: the framework would answer 500,
 * in its own words.
 */
export const refuseUnreadableCalls = createMiddleware().server(
  async ({ next, request, handlerType }) => {
    const refusal = () => new Response(notUnderstood, { status: 400 })
    try {
      const result = await next()
      if (handlerType !== 'serverFn' || result.response.status < 500 || isRead(request)) {
        return result
      }
      return { ...result, response: refusal() }
    } catch (error) {
      if (handlerType !== 'serverFn' || isRead(request) || isOfTheSender(error)) throw error
      log.warn('call reached no function', { error: String(error) })
      return refusal()
    }
  },
)

/** It says so itself: a message that is too large, for one. */
function isOfTheSender(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  return status < 500
}
