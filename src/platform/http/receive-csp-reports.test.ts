import { expect, it } from 'vitest'
import type { LogFields } from '#commerce/log.ts'
import { receivePolicyReports } from './receive-csp-reports.server.ts'

const origin = 'https://flowers.example'
const report = {
  type: 'csp-violation',
  body: {
    documentURL: `${origin}/checkout?step=2`,
    effectiveDirective: 'img-src',
    blockedURL: 'https://evil.example/pixel.gif',
    sourceFile: '',
  },
}

let minutes = 0

/** Each test has a minute of its own. */
function openReceiver() {
  const events: LogFields[] = []
  const log = { warnFolded: (_event: string, fields = {}) => void events.push(fields) }
  minutes += 1
  const now = minutes * 60_000
  const send = async (sent: string, address = '203.0.113.7', type = 'application/reports+json') => {
    const request = new Request(`${origin}/api/csp-reports`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: sent,
    })
    return (await receivePolicyReports(request, { log, origin, address, now })).status
  }
  return { events, send }
}

it('logs a reported violation with its directive as the outcome', async () => {
  const { events, send } = openReceiver()
  expect(await send(JSON.stringify([report]))).toBe(204)
  expect(events).toMatchObject([
    { outcome: 'img-src', page: '/checkout', blocked: 'https://evil.example' },
  ])
})

it('logs nothing of a malformed body', async () => {
  const { events, send } = openReceiver()
  expect(await send('{')).toBe(204)
  expect(events).toEqual([])
})

it('refuses another content type, which a form of another site could send', async () => {
  expect(await openReceiver().send('[]', '203.0.113.7', 'text/plain')).toBe(415)
})

it('limits the reports of a network', async () => {
  const { send } = openReceiver()
  const statuses = new Set<number>()
  for (let count = 0; count < 20; count++) statuses.add(await send('[]'))
  expect([...statuses]).toEqual([204])
  expect(await send('[]')).toBe(429)
  expect(await send('[]', '203.0.113.8')).toBe(204)
})

it('limits the reports of all networks together', async () => {
  const { send } = openReceiver()
  for (let count = 0; count < 600; count++) await send('[]', `198.51.${count >> 8}.${count & 255}`)
  expect(await send('[]', '203.0.113.9')).toBe(429)
})
