import type { ServerMiddleware } from 'srvx'
import { type StaticMiddlewareOptions, staticMiddleware } from 'srvx/static'

const year = 365 * 24 * 60 * 60

/**
 * Files with a hash in their names, of the first folder that has one: cached for ever, and never rendered as pages. A
 * missing one is not cached, because another instance may have it.
 */
export function immutableFiles(
  prefix: string,
  folders: readonly string[],
  options: Omit<StaticMiddlewareOptions, 'dir' | 'immutable' | 'maxAge'>,
): ServerMiddleware {
  const all = folders.map((dir) =>
    staticMiddleware({ ...options, dir, maxAge: year, immutable: true }),
  )
  const notFound = () =>
    new Response('Not Found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return (request, next) => {
    if (!new URL(request.url).pathname.startsWith(prefix)) return next()
    const find = all.reduceRight<() => Response | Promise<Response>>(
      (otherwise, files) => () => files(request, otherwise),
      notFound,
    )
    return find()
  }
}

/** Files with fixed names, such as the logo. A path without an extension is a page, so it is not looked up on disk. */
export function namedFiles(options: StaticMiddlewareOptions): ServerMiddleware {
  const files = staticMiddleware(options)
  return (request, next) =>
    /\.\w+$/.test(new URL(request.url).pathname) ? files(request, next) : next()
}
