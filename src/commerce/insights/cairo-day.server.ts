import { type RawBuilder, sql } from 'kysely'
import { type CivilDate, clockSpans } from '../delivery/cairo-time.ts'

const dayMs = 24 * 60 * 60_000

/**
 * SQL that tells the day in Cairo of a column of instants, as a count of days that `dateOfCount` reads. Neither engine
 * is asked for its own time zones: the clocks of the span are reckoned here, and the instants of their changes written in.
 */
export function cairoDayCount(
  column: string,
  { from, until }: { from: number; until: number },
): RawBuilder<number> {
  const ahead = clockSpans(from, until).reduceRight<RawBuilder<unknown>>(
    (later, span) =>
      span.until === null
        ? sql.lit(span.ahead)
        : sql`case when ${sql.ref(column)} < ${sql.lit(span.until)} then ${sql.lit(span.ahead)} else ${later} end`,
    sql.lit(0),
  )
  // Whole numbers on both engines: what is left of a day falls away.
  return sql<number>`((${sql.ref(column)} + ${ahead}) / ${sql.lit(dayMs)})`
}

export function dateOfCount(days: number): CivilDate {
  return new Date(Number(days) * dayMs).toISOString().slice(0, 10)
}
