import { describe, expect, it } from 'vitest'
import { readPolicyReports } from './csp-reports.ts'

const origin = 'https://flowers.example'
const order = 'abcdefghij0123456789'

const body = {
  documentURL: `${origin}/o/${order}?token=secret#part`,
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/a.js?of=mona@example.com',
  sourceFile: `${origin}/assets/shop-1a.js?v=1`,
  lineNumber: 12,
  columnNumber: 3,
  originalPolicy: "default-src 'self'",
  referrer: `${origin}/a/${order}`,
  sample: '',
}
const read = (changes: object) =>
  readPolicyReports([{ type: 'csp-violation', body: { ...body, ...changes } }], origin)

describe('a report', () => {
  it('keeps the directive and places, without ids, queries and samples', () => {
    expect(read({ sample: 'greet("Mona")' })).toEqual([
      {
        directive: 'script-src-elem',
        page: '/o/:id',
        blocked: 'https://evil.example',
        source: '/assets/shop-1a.js',
        line: 12,
        sink: '',
      },
    ])
  })

  it('of a browser without report-to is read as well', () => {
    const old = {
      'document-uri': `${origin}/ar?next=/o/${order}`,
      'violated-directive': "style-src-elem 'self'",
      'blocked-uri': 'inline',
      'line-number': 'none',
    }
    expect(readPolicyReports({ 'csp-report': old }, origin)).toEqual([
      {
        directive: 'style-src-elem',
        page: '/ar',
        blocked: 'inline',
        source: '',
        line: 0,
        sink: '',
      },
    ])
  })

  it('of Trusted Types names the sink, without the text', () => {
    const changes = { effectiveDirective: 'require-trusted-types-for' }
    const [sunk] = read({
      ...changes,
      blockedURL: 'trusted-types-sink',
      sample: 'Element innerHTML|<b>Mona</b>',
    })
    expect(sunk).toMatchObject({ blocked: 'trusted-types-sink', sink: 'Element innerHTML' })
    const [odd] = read({ ...changes, blockedURL: 'trusted-types-sink', sample: '01001234567|x' })
    expect(odd?.sink).toBe('')
  })

  it.each([
    ['an extension by its address', { sourceFile: 'moz-extension://1234/content.js' }],
    ['an extension by its scheme', { sourceFile: 'chrome-extension' }],
    ['a blocked extension', { blockedURL: 'safari-web-extension://1234/font.woff2' }],
    ['a script of the browser', { sourceFile: 'resource://gre/a.js' }],
    ['another site', { documentURL: 'https://evil.example/' }],
    ['no page', { documentURL: 'about:blank' }],
    ['an unknown directive', { effectiveDirective: 'Mona Adel, 01001234567' }],
    ['another kind', { effectiveDirective: undefined }],
  ])('of %s is dropped', (_name, changes) => {
    expect(read(changes)).toEqual([])
  })

  it('is limited in length', () => {
    const [long] = read({ documentURL: `${origin}/${'a-'.repeat(1_000)}` })
    expect(long?.page).toHaveLength(200)
  })
})

it('reads ten reports of a body', () => {
  const many = Array.from({ length: 30 }, () => ({ type: 'csp-violation', body }))
  expect(readPolicyReports(many, origin)).toHaveLength(10)
})

it.each([null, 'text', 7, [], [null], {}, { 'csp-report': null }, [{ type: 'deprecation', body }]])(
  'reads nothing from %j',
  (sent) => {
    expect(readPolicyReports(sent, origin)).toEqual([])
  },
)
