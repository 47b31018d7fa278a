import type { Database, Transaction } from '#database/engine.server.ts'
import { type ContentPage, type ContentTexts, contentPageNamed } from './content-page.ts'

/** A page whose texts staff have edited. */
interface StoredContentPage extends ContentTexts {
  page: ContentPage
  /** Epoch milliseconds. */
  updatedAt: number
  /** Id of the user who saved it last. */
  updatedBy: string
}

const texts = ['title', 'titleAr', 'lead', 'leadAr', 'body', 'bodyAr'] as const

/** The edited pages. The others have the texts that ship with the shop. */
export async function listStoredPages(
  db: Database,
): Promise<ReadonlyMap<ContentPage, StoredContentPage>> {
  const rows = await db.selectFrom('contentPages').selectAll().execute()
  return new Map(
    rows.flatMap((row): [ContentPage, StoredContentPage][] => {
      const page = contentPageNamed(row.page)
      return page ? [[page, { ...row, page }]] : []
    }),
  )
}

/** Name of the user who saved each edited page last; without an entry the user is deleted. */
export async function listEditors(
  db: Database,
): Promise<ReadonlyMap<string, { name: string; surname: string }>> {
  const rows = await db
    .selectFrom('contentPages')
    .innerJoin('users', 'users.id', 'contentPages.updatedBy')
    .select(['contentPages.page', 'users.name', 'users.surname'])
    .execute()
  return new Map(rows.map(({ page, ...name }) => [page, name]))
}

export async function findStoredPage(
  db: Database,
  page: ContentPage,
): Promise<StoredContentPage | null> {
  const row = await db
    .selectFrom('contentPages')
    .select([...texts, 'updatedAt', 'updatedBy'])
    .where('page', '=', page)
    .executeTakeFirst()
  return row ? { ...row, page } : null
}

/** False if another transaction has stored the page meanwhile. */
export async function insertPage(tx: Transaction, page: StoredContentPage): Promise<boolean> {
  const inserted = await tx
    .insertInto('contentPages')
    .values(page)
    .onConflict((conflict) => conflict.column('page').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** False unless the page is still of that time. */
export async function replacePage(
  tx: Transaction,
  { page, ...row }: StoredContentPage,
  seenUpdatedAt: number,
): Promise<boolean> {
  const updated = await tx
    .updateTable('contentPages')
    .set(row)
    .where('page', '=', page)
    .where('updatedAt', '=', seenUpdatedAt)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** False unless the page is still of that time. */
export async function deletePage(
  tx: Transaction,
  page: ContentPage,
  seenUpdatedAt: number,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('contentPages')
    .where('page', '=', page)
    .where('updatedAt', '=', seenUpdatedAt)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}
