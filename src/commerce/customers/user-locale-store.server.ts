import type { Database } from '#database/engine.server.ts'
import { type Locale, readLocale } from '#i18n/locale.ts'

/** The language of emails about an account; undefined for a user without a profile. */
export async function findUserLocale(db: Database, id: string): Promise<Locale | undefined> {
  const row = await db.selectFrom('users').select('locale').where('id', '=', id).executeTakeFirst()
  return row && readLocale(row.locale)
}

/** Leaves `updatedAt` alone: another language must not reject a concurrent edit of the profile. */
export async function setUserLocale(db: Database, id: string, locale: Locale): Promise<void> {
  await db
    .updateTable('users')
    .set({ locale })
    .where('id', '=', id)
    // Most requests change nothing, and then lock and write no row.
    .where('locale', '!=', locale)
    .execute()
}
