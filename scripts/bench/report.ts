import { writeFileSync } from 'node:fs'
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

/** The rows that have a budget, with all growing lists in one. */
function summaryOf(rows: Row[]): Row[] {
  const growing = rows.filter(({ budget }) => budget === growthBudget)
  const [worst] = growing.toSorted(
    (a, b) => Number.parseFloat(b.beside) - Number.parseFloat(a.beside),
  )
  return [
    ...rows.filter(({ budget }) => budget !== '' && budget !== growthBudget),
    ...(worst
      ? [{ ...worst, what: `the worst of ${growing.length} growing lists: ${worst.what}` }]
      : []),
  ]
}

function tableOf(rows: Row[]): string[] {
  return [
    '| What | Measured | Beside | Budget |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ what, measured, beside, budget }) =>
      ['', what, measured, beside, budget, ''].join(' | ').trim(),
    ),
    '',
  ]
}

/** Writes the results as docs/benchmarks.md. */
export function writeReport(file: string, rows: Row[]): void {
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
      'ratios say more than absolute figures of one machine on one day. The budgets are those of the design; compare them with',
      'the results, because a missed budget is not marked.',
      '',
      `Measured on ${today}: ${processors.length} processors (${model}), ${memory} GB, Node ${process.versions.node},`,
      'the production build on SQLite unless a row says otherwise; the load comes from the same machine. Pages are loaded over',
      '10 connections for 5 seconds or in turns of 3, those of a growing catalogue one after another for 3. Orders on PostgreSQL',
      'are written to disk before they are acknowledged; its lists are read-only.',
      '',
      '## Summary',
      '',
      ...tableOf(summaryOf(rows)),
      '## All results',
      '',
      ...tableOf(rows),
    ].join('\n'),
  )
}
