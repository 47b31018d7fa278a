import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const advice = z.union([z.string(), z.object({ title: z.string(), url: z.string().optional() })])
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), via: z.array(advice) }),
  ),
})

export type AuditOutcome =
  | { state: 'sound' }
  | { state: 'weak'; findings: string[] }
  | { state: 'unanswered'; reason: string }

const grave = ['high', 'critical']
const timeoutMs = 60_000

/** Asks the npm registry for vulnerabilities of production dependencies, and fails on high and critical ones. */
export async function assertNoVulnerabilities(mustBeAnswered: boolean): Promise<void> {
  const outcome = readAudit(await runAudit())
  if (outcome.state === 'weak') throw new Error(outcome.findings.join('\n'))
  if (outcome.state === 'sound') return console.log('No serious vulnerabilities known.')
  const unknown = `The registry did not report vulnerabilities: ${outcome.reason}`
  if (mustBeAnswered) throw new Error(unknown)
  console.log(`${unknown}\nNOT CHECKED. With AUDIT=required this is a failure.`)
}

/** Parses `npm audit --json`. A registry mirror without advisories responds with something else than a report. */
export function readAudit(output: string): AuditOutcome {
  const json = parse(output)
  const read = report.safeParse(json)
  if (!read.success) return { state: 'unanswered', reason: reasonIn(json) }
  const findings = Object.entries(read.data.vulnerabilities)
    .filter(([, { severity }]) => grave.includes(severity))
    .map(([name, { severity, range, via }]) => {
      const why = via.map((one) =>
        typeof one === 'string' ? one : `${one.title} ${one.url ?? ''}`,
      )
      return `${name} ${range} (${severity}): ${why.join('; ').trim()}`
    })
  return findings.length > 0 ? { state: 'weak', findings } : { state: 'sound' }
}

async function runAudit(): Promise<string> {
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=1']
  const npm = spawn('npm', args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: timeoutMs })
  // npm may be missing, too; its exit code adds no information.
  const missing = new Promise<string>((resolve) =>
    npm.once('error', ({ message }) => resolve(message)),
  )
  return Promise.race([text(npm.stdout), missing])
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return { message: output.trim().slice(0, 300) }
  }
}

const failure = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional() }).optional(),
})

function reasonIn(json: unknown): string {
  const { data } = failure.safeParse(json)
  return data?.message || data?.error?.summary || 'no answer'
}
