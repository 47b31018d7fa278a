import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { browserProgram } from '../../tests/support/browser.ts'

const version = '13.5.0'

const category = z
  .object({ score: z.number().nullable() })
  .transform(({ score }) => Math.round((score ?? 0) * 100))

const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      displayValue: z.string().optional(),
    }),
  ),
  environment: z.object({ benchmarkIndex: z.number() }),
})

export interface LighthouseScores {
  /** Out of 100. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number }
  /** Timings with the names of Lighthouse. */
  times: Record<string, string>
  /** Audits below 90 of 100, performance included. */
  weakAudits: string[]
  /** How fast this machine was: Lighthouse slows it down by a fixed factor, so a slow machine has lower scores. */
  benchmarkIndex: number
}

const shownTimes = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/**
 * Runs Lighthouse on one page as a slow phone. Lighthouse comes from the npm registry; null if it cannot be installed.
 */
export async function lighthouse(url: string): Promise<LighthouseScores | null> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-lighthouse-'))
  const file = join(folder, 'report.json')
  const program = browserProgram()
  const args = [
    ...['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', `--output-path=${file}`],
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]
  const env = { ...process.env, ...(program ? { CHROME_PATH: program } : {}) }
  try {
    await promisify(execFile)('npx', args, { env })
    return readReport(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    console.warn(`Lighthouse failed for ${url}: ${String(error).slice(0, 300)}`)
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(json: unknown): LighthouseScores {
  const { categories, audits, environment } = report.parse(json)
  const { 'best-practices': bestPractices, ...others } = categories
  const times = Object.entries(shownTimes).map(
    ([name, audit]) => [name, audits[audit]?.displayValue ?? '?'] as const,
  )
  const weakAudits = Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title)
  return {
    scores: { ...others, bestPractices },
    times: Object.fromEntries(times),
    weakAudits,
    benchmarkIndex: Math.round(environment.benchmarkIndex),
  }
}
