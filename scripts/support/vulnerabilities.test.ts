import { describe, expect, it } from 'vitest'
import { readAudit } from './vulnerabilities.ts'

const report = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      petals: {
        name: 'petals',
        severity,
        isDirect: true,
        via: [{ source: 1, title: 'Petals run code', url: 'https://advisories.example/1' }, 'stem'],
        range: '<2.0.1',
        fixAvailable: true,
      },
    },
    metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 1, critical: 0, total: 1 } },
  })

describe('vulnerabilities of dependencies', () => {
  it.each(['high', 'critical'])('are reported with severity %s', (severity) => {
    expect(readAudit(report(severity))).toEqual({
      state: 'weak',
      findings: [`petals <2.0.1 (${severity}): Petals run code https://advisories.example/1; stem`],
    })
  })

  it.each(['moderate', 'low'])('are ignored with severity %s', (severity) => {
    expect(readAudit(report(severity))).toEqual({ state: 'sound' })
  })

  it('are none if the registry reports none', () => {
    expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ state: 'sound' })
  })

  it.each([
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    ['{"error":{"code":"ENOTFOUND","summary":"no such registry"}}', 'no such registry'],
    ['<html>Bad Gateway</html>', '<html>Bad Gateway</html>'],
    ['', 'no answer'],
    ['null', 'no answer'],
  ])('are unknown if the registry responds with %j', (output, reason) => {
    expect(readAudit(output)).toEqual({ state: 'unanswered', reason })
  })
})
