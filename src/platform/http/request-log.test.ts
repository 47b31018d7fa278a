import { describe, expect, it } from 'vitest'
import { createRecordingLog } from '../../../tests/support/recording-log.ts'
import { logRequest, requestIdOf } from './request-log.server.ts'

const orderId = 'a1b2c3d4e5f6g7h8i9j0'

function lineFor(pathname: string, status = 200) {
  const log = createRecordingLog()
  const startedAt = performance.now() - 12
  logRequest(log, { id: 'request-1', method: 'GET', pathname, status, startedAt })
  return log.lines[0]
}

describe('the line of a request', () => {
  it('says what was asked, what was answered, and how long it took', () => {
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
  ])('does not give away the order behind %s', (pathname, path) => {
    expect(lineFor(pathname)?.fields.path).toBe(path)
  })

  it('does not give away the code of a mailed link', () => {
    const path = '/api/auth/reset-password/lpNdnFxHK2ybE5mPEry0Ubdj'
    expect(lineFor(path)?.fields.path).toBe('/api/auth/reset-password/:id')
  })
})

describe('a question after the health of the shop', () => {
  it.each(['/health', '/health/ready'])('is not written down while all is well: %s', (pathname) => {
    expect(lineFor(pathname)).toBeUndefined()
  })

  it('is written down when something is wrong', () => {
    expect(lineFor('/health/ready', 503)).toMatchObject({ fields: { status: 503 } })
  })
})

describe('the name of a request', () => {
  const named = (id: string) =>
    new Request('https://flowers.example/', { headers: { 'x-request-id': id } })

  it('is the one a trusted proxy gave it', () => {
    expect(requestIdOf(named('proxy-0123456789'), true)).toBe('proxy-0123456789')
  })

  it('is never chosen by a visitor', () => {
    expect(requestIdOf(named('proxy-0123456789'), false)).not.toBe('proxy-0123456789')
  })

  it.each(['short', 'a'.repeat(65), 'with space 123', '{"level":"error"}'])(
    'is a new one where the given one cannot be: %s',
    (id) => {
      expect(requestIdOf(named(id), true)).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  it('is another one for each request', () => {
    const request = new Request('https://flowers.example/')
    expect(requestIdOf(request, true)).not.toBe(requestIdOf(request, true))
  })
})
