import { expect, it } from 'vitest'
import { logRequest } from './request-log.server.ts'

function pathInLog(pathname: string): unknown {
  const lines: unknown[] = []
  const log = {
    info: (_event: string, fields?: { path?: unknown }) => lines.push(fields?.path),
    warn: () => undefined,
    error: () => undefined,
  }
  logRequest(log, { id: 'request-1', method: 'GET', pathname, status: 200, startedAt: 0 })
  return lines[0]
}

it.each([
  ['/o/abcdefghij0123456789', '/o/:id'],
  ['/dashboard/orders/abcdefghij0123456789', '/dashboard/orders/:id'],
  ['/api/auth/reset-password/lpNdnFxHK2ybE5mPEry0Ubdj', '/api/auth/reset-password/:id'],
  ['/checkout', '/checkout'],
])('writes %s down as %s', (pathname, written) => {
  expect(pathInLog(pathname)).toBe(written)
})
