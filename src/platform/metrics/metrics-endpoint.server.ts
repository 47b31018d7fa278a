import { createHash, timingSafeEqual } from 'node:crypto'
import type { NodeHandler } from '../http/traffic.server.ts'
import type { ShopMetrics } from './shop-metrics.server.ts'

/** Serves `/metrics` to clients with the bearer token; others get the shop's 404. */
export function metricsEndpoint(
  { metrics, token }: { metrics: ShopMetrics; token: string },
  otherwise: NodeHandler,
): NodeHandler {
  return (request, response) => {
    if (request.url !== '/metrics' || !isSame(request.headers.authorization, `Bearer ${token}`)) {
      return otherwise(request, response)
    }
    return metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(503).end(),
    )
  }
}

function isSame(given: string | undefined, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(hash(given), hash(wanted))
}
