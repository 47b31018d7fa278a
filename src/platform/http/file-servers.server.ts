import type { ServerMiddleware } from 'srvx'
import { type StaticMiddlewareOptions, staticMiddleware } from 'srvx/static'

const year = 365 * 24 * 60 * 60

/** Files whose names change with their content: kept for good by whoever has them, and never rendered as pages. */
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

/** Files with names of their own, such as the logo. Pages have no ending: they are not looked for on the disk first. */
export function namedFiles(options: StaticMiddlewareOptions): ServerMiddleware {
  const files = staticMiddleware(options)
  return (request, next) =>
    /\.\w+$/.test(new URL(request.url).pathname) ? files(request, next) : next()
}
