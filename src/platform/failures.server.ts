import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import type { Log } from '#commerce/log.ts'
import { isUnstorable } from '#database/database-errors.ts'
import { failuresText } from './failures.messages.ts'

export const invalidRequestMessage = () => failuresText('invalidRequest')

export interface FailurePlace {
  serverFunction: string
  /** The request id, which a user may quote and which the log contains. */
  reference: string
  log: Log
}

/** Logs an error under a reference, and returns the message and status that the user gets instead. */
export function maskFailure(
  error: unknown,
  { serverFunction, reference, log }: FailurePlace,
): { message: string; status: number } {
  if (error instanceof z.core.$ZodError) {
    const fields = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`)
    log.warn('invalid request', { serverFunction, reference, fields })
    return { message: invalidRequestMessage(), status: 400 }
  }
  if (isUnstorable(error)) {
    log.warn('invalid request', { serverFunction, reference })
    return { message: invalidRequestMessage(), status: 400 }
  }
  log.error('server function failed', { serverFunction, reference, error: detailsOf(error) })
  return { message: failuresText('general', { reference }), status: 500 }
}

/**
 * Sets the status of a server function's own response. While a page is rendered there is none: the page then lacks data
 * and must not be cached.
 */
export function respondWith(status: number): void {
  const isOwn = new URL(getRequest().url).pathname.startsWith('/_serverFn/')
  if (isOwn) setResponseStatus(status)
  else if (status >= 500) setResponseHeader('Cache-Control', 'no-store')
}

/** Set by our own server; in development there is none. */
export function requestId(): string {
  const given = getRequest().headers.get('x-request-id')
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

function detailsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  return { name, message, stack, ...(cause === undefined ? {} : { cause: detailsOf(cause) }) }
}
