import { PaymentProviderUnavailable } from '#commerce/payments/payment-provider.ts'

const timeoutMs = 10_000

/** What the provider answered, below 500. The body is its JSON, unchecked, or null where it was none. */
export interface PaymobAnswer {
  status: number
  body: unknown
}

/** The provider’s API, paths counted from its base address. Throws `PaymentProviderUnavailable`. */
export interface PaymobClient {
  get(path: string, authorization?: string): Promise<PaymobAnswer>
  post(path: string, body: unknown, authorization?: string): Promise<PaymobAnswer>
}

/**
 * Calls the provider. What it answered is for the caller to judge; where it did not answer in time, or said that it
 * is broken itself, the outcome is unknown and `PaymentProviderUnavailable` is thrown.
 */
export function createPaymobClient(baseUrl: string): PaymobClient {
  async function call(method: string, path: string, authorization?: string, body?: unknown) {
    try {
      const response = await fetch(new URL(path, baseUrl), {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(authorization ? { Authorization: authorization } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      if (response.status >= 500) {
        throw new PaymentProviderUnavailable(`The provider answered ${response.status} to ${path}.`)
      }
      return { status: response.status, body: parse(text) }
    } catch (error) {
      if (error instanceof PaymentProviderUnavailable) throw error
      throw new PaymentProviderUnavailable(`The provider did not answer ${path}.`, { cause: error })
    }
  }
  return {
    get: (path, authorization) => call('GET', path, authorization),
    post: (path, body, authorization) => call('POST', path, authorization, body),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
