import { createMiddleware } from '@tanstack/react-start'
import { isRead } from './call-reading.server.ts'
import { notUnderstood } from './failures.server.ts'

/** A message that is none is the sender's mistake: the framework would answer 500, in the words of its parser. */
export const refuseUnreadableCalls = createMiddleware().server(
  async ({ next, request, handlerType }) => {
    const result = await next()
    if (handlerType !== 'serverFn' || result.response.status < 500 || isRead(request)) {
      return result
    }
    return { ...result, response: new Response(notUnderstood, { status: 400 }) }
  },
)
