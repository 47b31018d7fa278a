import { httpFailureText } from './http-failure.messages.ts'

type Fetch = (address: RequestInfo | URL, init?: RequestInit) => Promise<Response>

// An AuthorizationError has a message of its own.
const authorizationError = new Set([401, 403])

/**
 * The fetch of all server functions in the browser. It shows a message for an HTTP failure and throws as before. The
 * response of a proxy is not quoted, because it is not written for customers.
 */
export function fetchAndReport(show: (message: string) => void, send: Fetch = fetch): Fetch {
  return async (address, init) => {
    const response = await send(address, init)
    const { status } = response
    if (status < 400 || authorizationError.has(status)) return response
    const message = httpFailureText('status', { status })
    show(message)
    if (!response.headers.get('content-type')?.includes('json')) throw new Error(message)
    return response
  }
}
