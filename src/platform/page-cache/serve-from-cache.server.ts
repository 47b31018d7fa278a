import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '../http/compress.server.ts'
import type { NodeHandler } from '../http/traffic.server.ts'
import type { CachedPage } from './cached-page.server.ts'
import { sharedCacheKey } from './is-cacheable.ts'
import type { PageCache } from './page-cache.ts'

export interface CacheHandlerOptions {
  cache: PageCache<CachedPage>
  sessionCookie: string
  /** The headers of every response. */
  headers: (pathname: string) => Record<string, string>
  /** Handles requests that the cache does not serve. */
  otherwise: NodeHandler
  /** Wraps expensive handlers, and refuses requests under overload. */
  refuseEarly: (handler: NodeHandler) => NodeHandler
  onFailure: (error: unknown) => void
}

/**
 * Serves cached pages before the framework runs: most of the cost of a page, even a cached one, is its way through the
 * framework.
 */
export function serveFromCache(options: CacheHandlerOptions): NodeHandler {
  const otherwise = options.refuseEarly(options.otherwise)

  return (request, response) => {
    const { method, url = '', headers } = request
    const asked = { method, address: url, cookies: headers.cookie }
    const address = sharedCacheKey(asked, options.sessionCookie)
    if (address === null) return otherwise(request, response)
    const page = options.cache.page(address)
    if (page === null) {
      const makeAndSend = () => sendWhenMade(options.cache.make(address), request, response)
      return options.refuseEarly(makeAndSend)(request, response)
    }
    if (page instanceof Promise) return sendWhenMade(page, request, response)
    return sendPage(options, page, request, response)
  }

  async function sendWhenMade(
    making: Promise<CachedPage | null>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<unknown> {
    const page = await making.catch((error: unknown) => {
      options.onFailure(error)
      return null
    })
    return page ? sendPage(options, page, request, response) : otherwise(request, response)
  }
}

async function sendPage(
  options: CacheHandlerOptions,
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [pathname = '/'] = (request.url ?? '/').split('?', 1)
  const headers: Record<string, string | number> = {
    ...options.headers(pathname),
    'Content-Security-Policy': page.policy,
    // The browser revalidates each time, and gets a short 304 if nothing has changed.
    'Cache-Control': 'private, no-cache',
    ETag: page.etag,
    Vary: 'Accept-Encoding, Cookie',
  }
  if (names(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']) ?? 'identity'
  const bytes = await page.bytes(encoding)
  headers['Content-Type'] = 'text/html; charset=utf-8'
  headers['Content-Length'] = bytes.length
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : bytes)
}

function names(given: string | undefined, etag: string): boolean {
  return given?.split(',').some((one) => one.trim() === etag) ?? false
}
