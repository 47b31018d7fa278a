type Fetch = (address: RequestInfo | URL, init?: RequestInit) => Promise<Response>

// A door that stays closed says itself what to do; it is no failure.
const authorizationError = new Set([401, 403])

export function isHttpFailure(status: number): boolean {
  return status >= 400 && !authorizationError.has(status)
}

/** What a visitor reads when a call of the shop came back with such a status. */
export function httpFailureMessage(status: number): string {
  return `HTTP error! status: ${status}`
}

/**
 * The fetch of every server function called in a browser. An HTTP failure is told, and then thrown as before. One that
 * the shop did not answer itself is not quoted: what a proxy writes is not for shoppers.
 */
export function fetchAndReport(tell: (words: string) => void, send: Fetch = fetch): Fetch {
  return async (address, init) => {
    const response = await send(address, init)
    if (!isHttpFailure(response.status)) return response
    const words = httpFailureMessage(response.status)
    tell(words)
    if (!response.headers.get('content-type')?.includes('json')) throw new Error(words)
    return response
  }
}
