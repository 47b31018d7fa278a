import { context, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { inSpan } from '#database/spans.server.ts'
import { withoutIds } from '../metrics/route-of.ts'

const traceContext = new W3CTraceContextPropagator()
const fromHeaders = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
}

export interface TracedRequest {
  request: Request
  /** The request id of the log. */
  id: string
  /** Whether the trace of the caller is continued: a visitor must not choose what is recorded. */
  trustProxy: boolean
}

/** Handles a request in a span, which has its path without ids and its id in the log. */
export function inRequestSpan(
  { request, id, trustProxy }: TracedRequest,
  respond: () => Promise<Response> | Response,
): Promise<Response> {
  const { method, headers } = request
  const path = withoutIds(new URL(request.url).pathname)
  const attributes = { 'http.request.method': method, 'url.path': path, 'shop.request.id': id }
  const caller = trustProxy
    ? traceContext.extract(context.active(), headers, fromHeaders)
    : context.active()
  const span = { name: `${method} ${path}`, kind: SpanKind.SERVER, attributes }
  return context.with(caller, () =>
    inSpan(span, async (current) => {
      const response = await respond()
      current.setAttribute('http.response.status_code', response.status)
      if (response.status >= 500) current.setStatus({ code: SpanStatusCode.ERROR })
      return response
    }),
  )
}
