import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

export interface Row {
  what: string
  measured: string
  /** The lower bound or baseline from the same run. */
  beside: string
  budget: string
}

/** A row without a result, with the reason. */
export function notMeasured(what: string, why: string): Row {
  return { what, measured: 'not measured', beside: why, budget: '' }
}

/** Of a list: how much longer it takes with many rows than with few. */
export const growthBudget = '≤ 3 times'

/** The budget of a row, with the parts in bold that its figures miss: `≥ 95, **LCP ≤ 2.0 s**`. */
export function budgetOf({ measured, beside, budget }: Row): string {
  const parts = budget.split(', ').map((part) => {
    const [, name = '', sign, limit = ''] = /^(\w*) ?([≤≥]) ([\d.,]+)/.exec(part) ?? []
    if (!sign) return part
    const isRatio = /(times|%)$/.test(part)
    const figure = numberAfter(name, name || !isRatio ? `${measured} ${beside}` : beside)
    const isMissed =
      sign === '≤' ? figure > numberAfter('', limit) : figure < numberAfter('', limit)
    return isMissed ? `**${part}**` : part
  })
  return parts.join(', ')
}

/** The first number behind a name; not a number if there is none. */
function numberAfter(name: string, text: string): number {
  const found = new RegExp(`${name}\\D*([\\d.,]*\\d)`).exec(text)?.[1]
  return Number(found?.replaceAll(',', '') ?? Number.NaN)
}

/** The rows of the summary, by the beginning of their names. The worst growing list follows. */
const headlines = [
  'home, cached',
  'home, CPU time per page',
  'home, JavaScript of the first view',
  'home on a slow phone, Lighthouse performance',
  'taps on a slow phone: the slowest',
  'taps on a slow phone: from the list',
  'orders, cash, 20 concurrent',
  'orders on PostgreSQL, cash, 1 concurrent',
  'orders on PostgreSQL, cash, 20 concurrent',
  'the last 2,000 pieces',
  'memory under mixed load',
]

function summaryOf(rows: Row[]): Row[] {
  const growing = rows.filter(({ budget }) => budget === growthBudget)
  const [worst] = growing.toSorted(
    (a, b) => Number.parseFloat(b.beside) - Number.parseFloat(a.beside),
  )
  const first = headlines.flatMap((start) => rows.find(({ what }) => what.startsWith(start)) ?? [])
  return worst ? [...first, worst] : first
}

/** The figures of the report before, by name. */
function readReport(file: string): { date: string; figures: ReadonlyMap<string, string> } {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const rows = text.matchAll(/^\| (.+?) \| (.+?) \|/gm)
  return {
    date: /^Measured on ([\d-]+)/m.exec(text)?.[1] ?? 'before',
    figures: new Map([...rows].map(([, what = '', measured = '']) => [what, measured])),
  }
}

function tableOf(rows: Row[], before: ReturnType<typeof readReport>): string[] {
  return [
    `| What | Measured | Report of ${before.date} | Beside | Budget |`,
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => {
      const cells = [row.what, row.measured, before.figures.get(row.what) ?? '']
      return ['', ...cells, row.beside, budgetOf(row), ''].join(' | ').trim()
    }),
    '',
  ]
}

/** Writes the results as docs/benchmarks.md. */
export function writeReport(file: string, rows: Row[]): void {
  const withBudget = rows.filter(({ budget }) => budget !== '')
  const missed = withBudget.filter((row) => budgetOf(row) !== row.budget)
  const before = readReport(file)
  const processors = cpus()
  const model = processors[0]?.model.replace(/\s+/g, ' ').trim() ?? 'unknown'
  const memory = Math.round(totalmem() / 1024 ** 3)
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync(
    file,
    [
      '# Benchmarks',
      '',
      'Written by `npm run bench -- --write`. Each result stands beside its lower bound or baseline from the same run, because',
      'ratios say more than absolute figures of one machine on one day. The budgets are those of the design;',
      `${missed.length} of ${withBudget.length} are missed, and stand in bold. The third column has the figures of the report before.`,
      '',
      `Measured on ${today}: ${processors.length} processors (${model}), ${memory} GB, Node ${process.versions.node},`,
      'the production build on SQLite unless a row says otherwise; the load comes from the same machine. Pages are loaded over',
      '10 connections for 5 seconds or in turns of 3, those of a growing catalogue one after another for 3. Orders on PostgreSQL',
      'are written to disk before they are acknowledged; its lists are read-only. Orders are measured once they get no faster,',
      'pages once they get no cheaper.',
      '',
      '## Summary',
      '',
      'The last row is the one of all growing lists that grew most.',
      '',
      ...tableOf(summaryOf(rows), before),
      '## All results',
      '',
      ...tableOf(rows, before),
    ].join('\n'),
  )
}
