import { isAlwaysAnswered, type OverloadLimits, watchOverload } from './overload.ts'
import type { NodeHandler } from './traffic.server.ts'

const sampleMs = 100
const retryAfterSeconds = '5'

export interface Overload {
  /** In front of what costs something: a page that is kept costs less than a refusal. */
  refuseEarly(handler: NodeHandler): NodeHandler
  stop(): void
}

/** Says at once that there is too much to do, instead of taking in what nobody will wait for. */
export function createOverload(
  limits: OverloadLimits,
  { inFlight, onRefused }: { inFlight: () => number; onRefused: () => void },
): Overload {
  const watch = watchOverload(limits)
  let expected = performance.now() + sampleMs
  const timer = setInterval(() => {
    const now = performance.now()
    watch.noteLag(now - expected)
    expected = now + sampleMs
  }, sampleMs)
  timer.unref()

  return {
    refuseEarly: (handler) => (request, response) => {
      const [pathname = '/'] = (request.url ?? '/').split('?', 1)
      if (isAlwaysAnswered(pathname) || !watch.isOverloaded(inFlight())) {
        return handler(request, response)
      }
      onRefused()
      response.writeHead(503, {
        'Retry-After': retryAfterSeconds,
        'Cache-Control': 'no-store',
        'Content-Type': 'text/plain; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
      })
      return response.end('The shop is very busy. Please try again in a few seconds.')
    },
    stop: () => clearInterval(timer),
  }
}
