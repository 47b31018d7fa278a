import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { PageViewsTable, WebVitalsTable } from '#database/tables/visits-tables.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import type { Span } from './slices.server.ts'

export async function recordPageView(
  db: Database,
  view: Omit<PageViewsTable, 'id'>,
): Promise<void> {
  await db
    .insertInto('pageViews')
    .values({ ...view, id: newDocumentId() })
    .execute()
}

export async function recordVitals(
  db: Database,
  vitals: ReadonlyArray<Omit<WebVitalsTable, 'id'>>,
): Promise<void> {
  if (vitals.length === 0) return
  const rows = vitals.map((vital) => ({ ...vital, id: newDocumentId() }))
  await db.insertInto('webVitals').values(rows).execute()
}

/** Time of the oldest page view or web vital, or null. */
export async function oldestVisit(db: Database): Promise<number | null> {
  const oldestOf = (table: 'pageViews' | 'webVitals') =>
    db.selectFrom(table).select('at').orderBy('at').limit(1).executeTakeFirst()
  const oldest = [await oldestOf('pageViews'), await oldestOf('webVitals')]
  const times = oldest.flatMap((visit) => (visit ? [visit.at] : []))
  return times.length > 0 ? Math.min(...times) : null
}

/** Adds the page views of a span to the sums of a day. */
export async function sumUpDay(
  tx: Transaction,
  { date, from, until }: Span & { date: CivilDate },
): Promise<void> {
  const seen = await tx
    .selectFrom('pageViews')
    .select(['path', (all) => all.fn.countAll<number>().as('views')])
    .where('at', '>=', from)
    .where('at', '<', until)
    .groupBy('path')
    .execute()
  for (const { path, views } of seen) {
    await tx
      .insertInto('pageViewDays')
      .values({ date, path, views })
      .onConflict((conflict) =>
        conflict
          .columns(['date', 'path'])
          .doUpdateSet((row) => ({ views: row('pageViewDays.views', '+', views) })),
      )
      .execute()
  }
}

export async function purgeDay(tx: Transaction, { from, until }: Span): Promise<void> {
  await tx.deleteFrom('pageViews').where('at', '>=', from).where('at', '<', until).execute()
  await tx.deleteFrom('webVitals').where('at', '>=', from).where('at', '<', until).execute()
}
