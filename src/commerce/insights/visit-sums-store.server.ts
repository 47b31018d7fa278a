import type { Database } from '#database/engine.server.ts'
import { cairoDayCount, dateOfCount } from './cairo-day.server.ts'
import type { Compared, DayViews } from './insights.ts'
import { type Period, periodBefore, spanOfPeriod } from './period.ts'
import { type VitalName, vitalNames } from './visit.ts'

/** Staff at work are no visitors. */
const ofStaff = '/dashboard%'

/** How often pages of the shop were seen, on each day of a period and of the one before. */
export async function viewsByDay(db: Database, period: Period): Promise<DayViews[]> {
  const [first, span] = [periodBefore(period), spanOfBoth(period)]
  const kept = await db
    .selectFrom('pageViews')
    .select((all) => [cairoDayCount('at', span).as('day'), all.fn.countAll<number>().as('views')])
    .where('at', '>=', span.from)
    .where('at', '<', span.until)
    .where('path', 'not like', ofStaff)
    .groupBy('day')
    .execute()
  // Visits long ago are forgotten, and only their sums are kept.
  const summedUp = await db
    .selectFrom('pageViewDays')
    .select((all) => ['date', all.fn.sum<number>('views').as('views')])
    .where('date', '>=', first.from)
    .where('date', '<=', period.until)
    .where('path', 'not like', ofStaff)
    .groupBy('date')
    .execute()
  return [
    ...kept.map(({ day, views }) => ({ date: dateOfCount(day), views: Number(views) })),
    ...summedUp.map(({ date, views }) => ({ date, views: Number(views) })),
  ]
}

/** The pages that were seen the most in a period, beside how often they were seen in the one before. */
export async function topPages(
  db: Database,
  period: Period,
  limit: number,
): Promise<(Compared & { path: string })[]> {
  const [first, span] = [periodBefore(period), spanOfBoth(period)]
  const middle = spanOfPeriod(period).from
  const rows = await db
    .with('seen', (all) =>
      all
        .selectFrom('pageViews')
        .select(({ eb, fn }) => [
          'path',
          fn.sum<number>(eb.case().when('at', '>=', middle).then(1).else(0).end()).as('now'),
          fn.countAll<number>().as('both'),
        ])
        .where('at', '>=', span.from)
        .where('at', '<', span.until)
        .where('path', 'not like', ofStaff)
        .groupBy('path')
        .unionAll(
          all
            .selectFrom('pageViewDays')
            .select(({ eb, fn }) => [
              'path',
              fn
                .sum<number>(
                  eb.case().when('date', '>=', period.from).then(eb.ref('views')).else(0).end(),
                )
                .as('now'),
              fn.sum<number>('views').as('both'),
            ])
            .where('date', '>=', first.from)
            .where('date', '<=', period.until)
            .where('path', 'not like', ofStaff)
            .groupBy('path'),
        ),
    )
    .selectFrom('seen')
    .select(({ fn }) => [
      'path',
      fn.sum<number>('seen.now').as('views'),
      fn.sum<number>('seen.both').as('all'),
    ])
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute()
  return rows
    .map(({ path, views, all }) => ({
      path,
      now: Number(views),
      before: Number(all) - Number(views),
    }))
    .filter(({ now }) => now > 0)
}

/** What three quarters of all measurements were no worse than, in a period and in the one before. */
export async function vitalsOf(
  db: Database,
  period: Period,
): Promise<{ name: VitalName; isNow: boolean; value: number }[]> {
  const span = spanOfBoth(period)
  const middle = spanOfPeriod(period).from
  const rows = await db
    .with('measured', (all) =>
      all
        .selectFrom('webVitals')
        .select(({ eb }) => [
          'name',
          'value',
          eb.case().when('at', '>=', middle).then(1).else(0).end().as('isNow'),
        ])
        .where('at', '>=', span.from)
        .where('at', '<', span.until)
        .where('path', 'not like', ofStaff),
    )
    .with('ranked', (all) =>
      all.selectFrom('measured').select(({ fn }) => [
        'name',
        'value',
        'isNow',
        fn
          .agg<number>('cume_dist')
          .over((window) => window.partitionBy(['name', 'isNow']).orderBy('value'))
          .as('share'),
      ]),
    )
    .selectFrom('ranked')
    .select(({ fn }) => ['name', 'isNow', fn.min<number>('value').as('value')])
    .where('share', '>=', 0.75)
    .groupBy(['name', 'isNow'])
    .execute()
  return rows.flatMap((row) => {
    const name = vitalNames.find((known) => known === row.name)
    return name ? [{ name, isNow: Number(row.isNow) === 1, value: Number(row.value) }] : []
  })
}

function spanOfBoth(period: Period): { from: number; until: number } {
  return { from: spanOfPeriod(periodBefore(period)).from, until: spanOfPeriod(period).until }
}
