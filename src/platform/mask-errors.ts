import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { logAuthorizationError } from '#identity/authorization/log-authorization-error.server.ts'
import { callWasRead } from './call-reading.server.ts'
import { maskFailure, requestId, respondWith } from './failures.server.ts'
import { log } from './services.server.ts'

/**
 * Around every server function: what a door or the router says passes, any other error is logged whole and reaches
 * the browser as one vague sentence with the reference under which the log has it.
 */
export const maskErrors = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    callWasRead()
    try {
      return await next()
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
      const door = serverFnMeta?.name ?? 'unknown'
      if (error instanceof AuthorizationError) {
        logAuthorizationError(log, error, { door, reference: requestId() })
        respondWith(error.status)
        throw error
      }
      const masked = maskFailure(error, {
        serverFunction: door,
        reference: requestId(),
        log,
      })
      respondWith(masked.status)
      throw new Error(masked.message)
    }
  },
)
