import { expect, it } from 'vitest'
import { recordSpans } from '../../../tests/support/recorded-spans.ts'
import { inRequestSpan } from './request-span.server.ts'

const spans = recordSpans()
const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const request = new Request('https://flowers.example/o/a1b2c3d4e5f6g7h8i9j0?key=secret', {
  headers: { traceparent },
})
const answer = (status: number) => () => new Response(null, { status })

it('has the path without ids and without its search, and the request id of the log', async () => {
  await inRequestSpan({ request, id: 'request-1', trustProxy: false }, answer(200))
  const [span] = spans()
  expect(span).toMatchObject({
    name: 'GET /o/:id',
    status: { code: 0 },
    attributes: {
      'http.request.method': 'GET',
      'url.path': '/o/:id',
      'shop.request.id': 'request-1',
      'http.response.status_code': 200,
    },
  })
  expect(Object.keys(span?.attributes ?? {})).toHaveLength(4)
})

it.each([
  [404, 0],
  [500, 2],
])('a response with %i has the span status %i', async (status, code) => {
  await inRequestSpan({ request, id: 'request-1', trustProxy: false }, answer(status))
  expect(spans()).toMatchObject([{ status: { code } }])
})

it.each([true, false])(
  'continues the trace of the caller with a trusted proxy: %s',
  async (trustProxy) => {
    await inRequestSpan({ request, id: 'request-1', trustProxy }, answer(200))
    const [span] = spans()
    expect(span?.spanContext().traceId === traceId).toBe(trustProxy)
  },
)
