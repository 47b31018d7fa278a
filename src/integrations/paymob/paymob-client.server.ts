import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#commerce/log.ts'
import { parseJson } from '#commerce/parse-json.ts'
import {
  PaymentProviderThrottled,
  PaymentProviderUnavailable,
} from '#commerce/payments/payment-provider.ts'
import { messagesOf } from './provider-error.ts'

const timeoutMs = 10_000
const usualRetryMs = 1_000
// A customer waits meanwhile: a longer retry is left to a job.
const longestRetryMs = 2_000
const maxRetries = 2
const longestThrottleMs = 60 * 60_000

/** A response below 500. `body` is its JSON, unchecked, or null when it is not JSON. */
export interface PaymobResponse {
  status: number
  body: unknown
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  authorization?: string | undefined
  body?: unknown
  retries?: number
}

export type PaymobClient = ReturnType<typeof createPaymobClient>

/**
 * The provider's HTTP API, with paths relative to its base URL. Callers check the status; on a timeout or a 5xx it
 * throws `PaymentProviderUnavailable`, because the outcome is unknown. Logs the provider's error messages masked.
 */
export function createPaymobClient(baseUrl: string, log: Log) {
  async function call({ retries = maxRetries, ...request }: Call): Promise<PaymobResponse> {
    const signal = AbortSignal.timeout(timeoutMs)
    for (let retry = 0; ; retry++) {
      const response = await send(request, signal)
      if (response.status !== 429) return response
      const wait = response.retryAfterMs ?? usualRetryMs * 2 ** retry
      if (retry >= retries || wait > longestRetryMs) {
        throw new PaymentProviderThrottled(Math.min(wait, longestThrottleMs))
      }
      await delay(wait)
    }
  }

  async function send({ method, path, authorization, body }: Call, signal: AbortSignal) {
    const named = path.replaceAll(/\/element\/.*/g, '/element')
    try {
      const response = await fetch(new URL(path, baseUrl), {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(authorization ? { Authorization: authorization } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal,
      })
      const { status } = response
      const result = { status, body: parseJson(await response.text()) }
      if (status >= 400) {
        const messages = messagesOf(result.body)
        log.warn('payment provider rejected a call', { path: named, status, says: messages })
      }
      // 408 does not tell whether the provider processed the request.
      if (status >= 500 || status === 408) {
        throw new PaymentProviderUnavailable(`The payment provider failed (${status}).`)
      }
      return { ...result, retryAfterMs: retryAfterOf(response) }
    } catch (error) {
      if (error instanceof PaymentProviderUnavailable) throw error
      const message = 'The payment provider did not respond.'
      throw new PaymentProviderUnavailable(message, { cause: error })
    }
  }

  return {
    get: (path: string, authorization?: string) => call({ method: 'GET', path, authorization }),
    post: (path: string, body: unknown, authorization?: string) =>
      call({ method: 'POST', path, authorization, body }),
    /** Never repeats a throttled call: its caller decides when money is sent. */
    send: (path: string, body: unknown, authorization: string) =>
      call({ method: 'POST', path, authorization, body, retries: 0 }),
  }
}

/** Seconds, or a date relative to the response's `Date`; null without the header. */
function retryAfterOf({ headers }: Response): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  const sentAt = Date.parse(headers.get('date') ?? '')
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - sentAt
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
