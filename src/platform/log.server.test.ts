import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inRequest } from '#commerce/current-request.server.ts'
import type { ReportedError } from './error-reporter.server.ts'
import { createLog } from './log.server.ts'

function logged(fields: Record<string, unknown>) {
  const lines: string[] = []
  createLog('info', undefined, { write: (line) => void lines.push(line) }).info('said', fields)
  return lines.join('')
}

describe('the log', () => {
  it('writes one line of JSON, whatever a field contains', () => {
    const hostile = 'rose\r\n{"level":"error","msg":"all is lost"}\u2028\u001b[2J'
    const text = logged({ name: hostile })
    expect(text.trimEnd().split(/[\r\n]/)).toHaveLength(1)
    expect(JSON.parse(text)).toMatchObject({ level: 'info', msg: 'said', name: hostile })
  })

  it('names the version and the instance, in lines and in reported failures', () => {
    const lines: string[] = []
    const reported: ReportedError[] = []
    const origin = { version: 'v1.2.0', instance: 'flowers:3001' }
    const out = { write: (line: string) => void lines.push(line) }
    const log = createLog('info', { report: (error) => void reported.push(error) }, out, origin)
    log.error('job failed', { job: 'A' })
    expect(JSON.parse(lines.join(''))).toMatchObject(origin)
    expect(reported).toMatchObject([{ ...origin, event: 'job failed', fields: { job: 'A' } }])
  })

  it('names the request that is served, in lines and in reported failures', () => {
    const lines: string[] = []
    const reported: ReportedError[] = []
    const out = { write: (line: string) => void lines.push(line) }
    const log = createLog('info', { report: (error) => void reported.push(error) }, out)
    inRequest('request-1', () => log.error('job failed', { job: 'A' }))
    expect(JSON.parse(lines.join(''))).toMatchObject({ request: 'request-1', job: 'A' })
    expect(reported).toMatchObject([{ fields: { request: 'request-1', job: 'A' } }])
  })

  it('contains the time in UTC', () => {
    expect(JSON.parse(logged({})).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  it.each(['email', 'phone', 'password', 'token', 'cookie', 'authorization'])(
    'redacts a field named %s',
    (name) => {
      expect(logged({ [name]: 'lotus-7', user: { [name]: 'lotus-7' } })).not.toContain('lotus-7')
    },
  )

  it('redacts reported failures too', () => {
    const reported: ReportedError[] = []
    const log = createLog('silent', { report: (error) => void reported.push(error) })
    log.error('job failed', {
      job: 'A',
      token: 'lotus-7',
      user: { email: 'lotus-7', role: 'seller' },
    })
    const cut = '[Redacted]'
    expect(reported.map(({ fields }) => fields)).toEqual([
      { job: 'A', token: cut, user: { email: cut, role: 'seller' } },
    ])
  })
})

describe('a repeated failure', () => {
  const at = '2026-11-25T08:00:00.000Z'
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(at) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function openLog() {
    const lines: string[] = []
    const reported: ReportedError[] = []
    const out = { write: (line: string) => void lines.push(line) }
    const log = createLog('info', { report: (error) => void reported.push(error) }, out)
    return { log, reported, written: () => lines.map((line) => JSON.parse(line)) }
  }

  const outage = { error: 'connection refused' }

  it('is written at once, and a minute later with its count, times and requests', () => {
    const { log, written, reported } = openLog()
    for (const request of ['request-1', 'request-2', 'request-3']) {
      log.error('page not rendered', { ...outage, request, ms: request.length })
      vi.advanceTimersByTime(1_000)
    }
    expect(written()).toMatchObject([{ msg: 'page not rendered', request: 'request-1' }])
    vi.advanceTimersByTime(60_000)
    expect(written()).toHaveLength(2)
    expect(written()[1]).toMatchObject({
      level: 'error',
      msg: 'page not rendered',
      ...outage,
      repeated: 2,
      firstAt: at,
      lastAt: '2026-11-25T08:00:02.000Z',
      requests: ['request-2', 'request-3'],
    })
    expect(written()[1]).not.toHaveProperty('request')
    expect(reported.map(({ fields }) => fields.repeated)).toEqual([undefined, 2])
  })

  it('is written again after that minute, and not counted if it does not repeat', () => {
    const { log, written } = openLog()
    log.error('page not rendered', outage)
    vi.advanceTimersByTime(59_999)
    log.error('page not rendered', outage)
    vi.advanceTimersByTime(1)
    log.error('page not rendered', outage)
    vi.advanceTimersByTime(60_000)
    expect(written().map(({ repeated }) => repeated)).toEqual([undefined, 1, undefined])
  })

  it('is one of the same order or job: others have their own lines', () => {
    const { log, written } = openLog()
    for (const order of ['A', 'B', 'A']) log.error('invariant violated', { order })
    log.error('job failed', { order: 'A' })
    expect(written().map(({ msg, order }) => [msg, order])).toEqual([
      ['invariant violated', 'A'],
      ['invariant violated', 'B'],
      ['job failed', 'A'],
    ])
  })

  it('counts in the metrics each time', () => {
    const { log } = openLog()
    const events: string[] = []
    log.listen((level, event) => void events.push(`${level}: ${event}`))
    for (let count = 0; count < 3; count++) log.error('job failed', outage)
    expect(events).toEqual(Array.from({ length: 3 }, () => 'error: job failed'))
  })

  it('of clients is a warning, and no reported failure', () => {
    const { log, written, reported } = openLog()
    for (let count = 0; count < 3; count++) log.warnFolded('content policy violated', { page: '/' })
    log.flush()
    expect(written()).toMatchObject([
      { level: 'warn', msg: 'content policy violated', page: '/' },
      { level: 'warn', repeated: 2 },
    ])
    expect(reported).toEqual([])
  })

  it('is counted before the process ends', () => {
    const { log, written } = openLog()
    for (let count = 0; count < 3; count++) log.error('job failed', outage)
    log.flush()
    expect(written().map(({ repeated }) => repeated)).toEqual([undefined, 2])
    log.flush()
    expect(written()).toHaveLength(2)
  })

  it('never folds a warning', () => {
    const { log, written } = openLog()
    for (let count = 0; count < 3; count++) log.warn('slow request', outage)
    expect(written()).toHaveLength(3)
  })

  it('is written each time while two hundred others are counted', () => {
    const { log, written } = openLog()
    for (let count = 0; count < 200; count++) log.error('job failed', { job: count })
    for (let count = 0; count < 3; count++) log.error('job failed', { job: 'last' })
    expect(written()).toHaveLength(203)
  })
})
