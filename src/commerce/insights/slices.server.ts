import { setImmediate as othersFirst } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { type CivilDate, clockSpans } from '../delivery/cairo-time.ts'
import { type Period, periodBefore, spanOfPeriod } from './period.ts'

/** Instants; the end is exclusive. */
export interface Span {
  from: number
  until: number
}

/** Two adjacent periods, divided at `middle`. */
export interface Halves extends Span {
  middle: number
}

/** A period after the previous one of the same length. */
export function withPeriodBefore(period: Period): Halves {
  const { from: middle, until } = spanOfPeriod(period)
  return { from: spanOfPeriod(periodBefore(period)).from, middle, until }
}

// SQLite runs one query at a time: one over a year of orders would block every other request.
const sliceMs = 14 * 24 * 60 * 60_000

/**
 * Runs a query for each fortnight of both halves and yields to other requests in between. The caller aggregates the
 * results.
 */
export async function inSlices(
  { from, middle, until }: Halves,
  ask: (slice: Span & { isNow: boolean }) => Promise<void>,
): Promise<void> {
  for (const half of [
    { isNow: false, from, until: middle },
    { isNow: true, from: middle, until },
  ]) {
    for (let begin = half.from; begin < half.until; begin += sliceMs) {
      await ask({ ...half, from: begin, until: Math.min(begin + sliceMs, half.until) })
      await othersFirst()
    }
  }
}

const dayMs = 24 * 60 * 60_000

/**
 * SQL expression for the Cairo day of an instant column, as a count that `dateOfCount` reads. The offsets are literals,
 * so that it does not depend on the time zone data of the database.
 */
export function cairoDayCount(column: string, { from, until }: Span): RawBuilder<number> {
  const ahead = clockSpans(from, until).reduceRight<RawBuilder<unknown>>(
    (later, span) =>
      span.until === null
        ? sql.lit(span.ahead)
        : sql`case when ${sql.ref(column)} < ${sql.lit(span.until)} then ${sql.lit(span.ahead)} else ${later} end`,
    sql.lit(0),
  )
  // Integer division on both engines.
  return sql<number>`((${sql.ref(column)} + ${ahead}) / ${sql.lit(dayMs)})`
}

export function dateOfCount(days: number): CivilDate {
  return new Date(days * dayMs).toISOString().slice(0, 10)
}
