import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createRecordingLog } from '../../../tests/support/recording-log.ts'
import { logIfSlow } from './around-request.server.ts'
import { newTrace, noteQuery, tracedBy } from './trace.server.ts'

it('contains the queries of its request only', async () => {
  const [one, other] = [newTrace(), newTrace()]
  const ask = async (sql: string, ms: number) => {
    await delay(1)
    noteQuery(sql, ms)
  }
  await Promise.all([
    tracedBy(one, () => Promise.all([ask('select 1', 5), ask('select 2', 7)])),
    tracedBy(other, () => ask('select 3', 1)),
    ask('select 4', 1),
  ])
  expect(one).toMatchObject({ queries: 2, queryMs: 12 })
  expect(other.slowest).toEqual([{ sql: 'select 3', ms: 1 }])
})

it('contains the slowest queries, slowest first', () => {
  const trace = newTrace()
  tracedBy(trace, () => {
    for (const ms of [3, 9, 1, 7, 5]) noteQuery(`select ${ms}`, ms)
  })
  expect(trace.slowest.map(({ ms }) => ms)).toEqual([9, 7, 5])
})

it('is logged for slow requests only, without the ids of the path', () => {
  const log = createRecordingLog()
  const entry = { id: 'a', method: 'GET', pathname: '/o/a1b2c3d4e5f6g7h8i9j0', status: 200 }
  const trace = { queries: 1, queryMs: 20, slowest: [{ sql: 'select 1', ms: 20 }] }
  logIfSlow(log, { ...entry, startedAt: performance.now() }, { trace, limitMs: 1000 })
  expect(log.lines).toEqual([])
  logIfSlow(log, { ...entry, startedAt: performance.now() - 1500 }, { trace, limitMs: 1000 })
  expect(log.lines).toMatchObject([
    { level: 'warn', event: 'slow request', fields: { path: '/o/:id', ...trace } },
  ])
})
