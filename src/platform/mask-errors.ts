import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { logAuthorizationError } from '#identity/authorization/log-authorization-error.server.ts'
import { markPayloadRead } from './call-reading.server.ts'
import { maskFailure, requestId, respondWith } from './failures.server.ts'
import { log } from './services.server.ts'

/**
 * Wraps every server function. Authorization errors, redirects and not-found pass; any other error is logged whole and
 * replaced by a general message with the reference of its log line.
 */
export const maskErrors = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    markPayloadRead()
    try {
      return await next()
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
      const endpoint = serverFnMeta?.name ?? 'unknown'
      if (error instanceof AuthorizationError) {
        logAuthorizationError(log, error, { endpoint, reference: requestId() })
        respondWith(error.status)
        throw error
      }
      const masked = maskFailure(error, {
        serverFunction: endpoint,
        reference: requestId(),
        log,
      })
      respondWith(masked.status)
      throw new Error(masked.message)
    }
  },
)
