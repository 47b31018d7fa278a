import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { PageViewsTable, WebVitalsTable } from '#database/tables.ts'

export async function keepPageView(db: Database, view: Omit<PageViewsTable, 'id'>): Promise<void> {
  await db
    .insertInto('pageViews')
    .values({ ...view, id: newDocumentId() })
    .execute()
}

export async function keepVitals(
  db: Database,
  vitals: ReadonlyArray<Omit<WebVitalsTable, 'id'>>,
): Promise<void> {
  if (vitals.length === 0) return
  const rows = vitals.map((vital) => ({ ...vital, id: newDocumentId() }))
  await db.insertInto('webVitals').values(rows).execute()
}
