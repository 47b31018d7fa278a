import { AsyncLocalStorage } from 'node:async_hooks'

/** The queries of a request: SQL with placeholders, never the values. */
export interface Trace {
  queries: number
  queryMs: number
  slowest: { sql: string; ms: number }[]
}

const maxSlowest = 3
const longestText = 300
const traces = new AsyncLocalStorage<Trace>()

export function newTrace(): Trace {
  return { queries: 0, queryMs: 0, slowest: [] }
}

/** Runs work with a trace that records its queries, across asynchronous calls. */
export function tracedBy<T>(trace: Trace, work: () => T): T {
  return traces.run(trace, work)
}

/** Called for every query; queries of jobs have no trace. */
export function noteQuery(sql: string, ms: number): void {
  const trace = traces.getStore()
  if (!trace) return
  trace.queries += 1
  trace.queryMs += ms
  const last = trace.slowest.at(-1)
  if (trace.slowest.length === maxSlowest && last && last.ms >= ms) return
  trace.slowest = [...trace.slowest, { sql: sql.slice(0, longestText), ms: rounded(ms) }]
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, maxSlowest)
}

export function rounded(ms: number): number {
  return Math.round(ms * 10) / 10
}
