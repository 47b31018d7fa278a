import { type RawBuilder, sql } from 'kysely'
import { type CivilDate, clockSpans } from '../delivery/cairo-time.ts'

const dayMs = 24 * 60 * 60_000

/**
 * SQL expression for the Cairo day of an instant column, as a count that `dateOfCount` reads. The offsets are literals,
 * so that it does not depend on the time zone data of the database.
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
  // Integer division on both engines.
  return sql<number>`((${sql.ref(column)} + ${ahead}) / ${sql.lit(dayMs)})`
}

export function dateOfCount(days: number): CivilDate {
  return new Date(Number(days) * dayMs).toISOString().slice(0, 10)
}
