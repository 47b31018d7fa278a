import { describe, expect, it } from 'vitest'
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
