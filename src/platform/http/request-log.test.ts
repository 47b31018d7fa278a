import { describe, expect, it } from 'vitest'
import { createRecordingLog } from '../../../tests/support/recording-log.ts'
import { logRequest, requestIdOf } from './around-request.server.ts'

const orderId = 'a1b2c3d4e5f6g7h8i9j0'

function lineFor(pathname: string, status = 200) {
  const log = createRecordingLog()
  const startedAt = performance.now() - 12
  logRequest(log, { id: 'request-1', method: 'GET', pathname, status, startedAt })
  return log.lines[0]
}

describe('the log line of a request', () => {
  it('contains path, status and duration', () => {
    expect(lineFor('/checkout')).toMatchObject({
      level: 'info',
      event: 'request',
      fields: { request: 'request-1', method: 'GET', path: '/checkout', status: 200 },
    })
    expect(lineFor('/')?.fields.ms).toBeGreaterThanOrEqual(12)
  })

  it.each([
    [`/o/${orderId}`, '/o/:id'],
    [`/dashboard/orders/${orderId}`, '/dashboard/orders/:id'],
    [`/o/${orderId}/receipt.pdf`, '/o/:id/receipt.pdf'],
    [`/a/${orderId}/b/${orderId}`, '/a/:id/b/:id'],
  ])('hides the order id of %s', (pathname, path) => {
    expect(lineFor(pathname)?.fields.path).toBe(path)
  })

  it('hides the code of a mailed link', () => {
    const path = '/api/auth/reset-password/lpNdnFxHK2ybE5mPEry0Ubdj'
    expect(lineFor(path)?.fields.path).toBe('/api/auth/reset-password/:id')
  })
})

describe('a file', () => {
  it.each([
    ['/assets/shop-1a2b3c4d.js', 200, 'debug'],
    ['/uploads/0f3c_1200x1500.webp', 304, 'debug'],
    ['/assets/shop-1a2b3c4d.js', 404, 'info'],
    ['/assets', 200, 'info'],
  ])('%s with status %i is logged at level %s', (pathname, status, level) => {
    expect(lineFor(pathname, status)).toMatchObject({ level, event: 'request' })
  })
})

describe('a health check', () => {
  it.each(['/health', '/health/ready'])('is not logged while it succeeds: %s', (pathname) => {
    expect(lineFor(pathname)).toBeUndefined()
  })

  it('is logged when it fails', () => {
    expect(lineFor('/health/ready', 503)).toMatchObject({ fields: { status: 503 } })
  })
})

describe('the id of a request', () => {
  const named = (id: string) =>
    new Request('https://flowers.example/', { headers: { 'x-request-id': id } })

  it('is the one of a trusted proxy', () => {
    expect(requestIdOf(named('proxy-0123456789'), true)).toBe('proxy-0123456789')
  })

  it('is never chosen by a client', () => {
    expect(requestIdOf(named('proxy-0123456789'), false)).not.toBe('proxy-0123456789')
  })

  it.each(['short', 'a'.repeat(65), 'with space 123', '{"level":"error"}'])(
    'is a new one if the given one is invalid: %s',
    (id) => {
      expect(requestIdOf(named(id), true)).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  it('is unique', () => {
    const request = new Request('https://flowers.example/')
    expect(requestIdOf(request, true)).not.toBe(requestIdOf(request, true))
  })
})
