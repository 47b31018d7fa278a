import { z } from 'zod'
import { withoutIds } from '../metrics/route-of.ts'

/** A violation of the content security policy without data of persons: no query strings, no samples. */
export interface PolicyViolation {
  directive: (typeof directives)[number]
  /** Path of the page, without ids. */
  page: string
  /** Path in the shop, another origin, a scheme, or a word such as `inline`. */
  blocked: string
  source: string
  line: number
  /** The property or function that got a text instead of a trusted type. */
  sink: string
}

const directives = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const

const mostReports = 10
const longestPath = 200

const text = z.string().catch('')
const line = z.number().int().nonnegative().catch(0)
/** Of `report-to`. */
const report = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: text,
    effectiveDirective: z.enum(directives),
    blockedURL: text,
    sourceFile: text,
    lineNumber: line,
    sample: text,
  }),
})
/** Of `report-uri`. Older browsers send the whole directive. */
const legacyReport = z.object({
  'csp-report': z
    .object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': line,
      'script-sample': text,
    })
    .transform((old) => ({
      type: 'csp-violation',
      body: {
        documentURL: old['document-uri'],
        effectiveDirective: (old['effective-directive'] || old['violated-directive']).split(' ')[0],
        blockedURL: old['blocked-uri'],
        sourceFile: old['source-file'],
        lineNumber: old['line-number'],
        sample: old['script-sample'],
      },
    })),
})

/** The violations on pages of the shop. Skips reports of other kinds, of other sites and of browser extensions. */
export function readPolicyReports(sent: unknown, origin: string): PolicyViolation[] {
  const legacy = legacyReport.safeParse(sent)
  const reports = legacy.success ? [legacy.data['csp-report']] : sent
  if (!Array.isArray(reports)) return []
  return reports.slice(0, mostReports).flatMap((one) => {
    const read = report.safeParse(one)
    return read.success ? (violationOf(read.data.body, origin) ?? []) : []
  })
}

function violationOf(body: z.infer<typeof report>['body'], origin: string): PolicyViolation | null {
  const page = reportedLocation(body.documentURL, origin)
  const blocked = reportedLocation(body.blockedURL, origin)
  const source = reportedLocation(body.sourceFile, origin)
  if (!page?.startsWith('/') || blocked === null || source === null) return null
  const [sink = ''] = body.sample.split('|', 1)
  return {
    ...{ directive: body.effectiveDirective, page, blocked, source, line: body.lineNumber },
    sink: body.blockedURL === 'trusted-types-sink' && isSink.test(sink) ? sink : '',
  }
}

const isSink = /^[A-Za-z]{1,40}( [A-Za-z]{1,40})?$/
const words = [
  'inline',
  'eval',
  'self',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'data',
  'blob',
]

/** Null for what belongs to no page, such as the scripts of browser extensions. */
function reportedLocation(address: string, origin: string): string | null {
  if (address === '' || words.includes(address)) return address
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.origin === origin && /^https?:$/.test(url.protocol)) {
    return withoutIds(url.pathname).slice(0, longestPath)
  }
  const scheme = url.protocol.slice(0, -1)
  if (scheme === 'data' || scheme === 'blob') return scheme
  return /^(https?|wss?)$/.test(scheme) ? `${scheme}://${url.host}`.slice(0, longestPath) : null
}
