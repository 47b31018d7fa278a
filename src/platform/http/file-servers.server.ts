import type { ServerMiddleware } from 'srvx'
import { type StaticMiddlewareOptions, staticMiddleware } from 'srvx/static'

const year = 365 * 24 * 60 * 60

/** Files with a hash in their names: cached for ever, and never rendered as pages. */
export function immutableFiles(
  prefix: string,
  options: Omit<StaticMiddlewareOptions, 'immutable' | 'maxAge'>,
): ServerMiddleware {
  const files = staticMiddleware({ ...options, maxAge: year, immutable: true })
  return (request, next) =>
    new URL(request.url).pathname.startsWith(prefix)
      ? files(request, () => new Response('Not Found', { status: 404 }))
      : next()
}

/** Files with fixed names, such as the logo. A path without an extension is a page, so it is not looked up on disk. */
export function namedFiles(options: StaticMiddlewareOptions): ServerMiddleware {
  const files = staticMiddleware(options)
  return (request, next) =>
    /\.\w+$/.test(new URL(request.url).pathname) ? files(request, next) : next()
}
