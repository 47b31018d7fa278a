import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

export interface Row {
  what: string
  measured: string
  /** The least that it could be, or what it is compared with, from the same run. */
  beside: string
  budget: string
}

/** Stands where figures would: a reader sees that something is missing, and why. */
export function notMeasured(what: string, why: string): Row {
  return { what, measured: 'not measured', beside: why, budget: '' }
}

/** The figures of a run, as docs/benchmarks.md shows them. */
export function writeReport(file: string, rows: Row[]): void {
  const processors = cpus()
  const model = processors[0]?.model.replace(/\s+/g, ' ').trim() ?? 'unknown'
  const memory = Math.round(totalmem() / 1024 ** 3)
  const today = new Date().toISOString().slice(0, 10)
  const lines = rows.map(({ what, measured, beside, budget }) =>
    ['', what, measured, beside, budget, ''].join(' | ').trim(),
  )
  writeFileSync(
    file,
    [
      '# What the shop costs',
      '',
      'Written by `npm run bench -- --write`: every figure beside the least that it could be, or what it is compared',
      'with, from the same run. Ratios say more than the figures, which are of one machine on one day. The budgets are',
      'those of the design; a row that misses its budget says so by standing beside it.',
      '',
      `Measured on ${today}: ${processors.length} processors (${model}), ${memory} GB, Node ${process.versions.node},`,
      'the production build on SQLite unless a row says otherwise; the load comes from the same machine. Pages of the whole',
      'shop are asked for over 10 connections, for 5 seconds or in turns of 3, those of a growing catalogue one after another for 3.',
      'Orders on PostgreSQL are written through to the disk before they are acknowledged; its lists are only read.',
      '',
      '| What | Measured | Beside | Budget |',
      '| --- | --- | --- | --- |',
      ...lines,
      '',
    ].join('\n'),
  )
}
