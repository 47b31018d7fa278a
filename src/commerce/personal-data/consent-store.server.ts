import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { currentLocale } from '#i18n/locale.ts'
import { type ConsentKind, consentSentence } from './consent-text.ts'

interface Consent {
  subject: `review:${string}` | `stock-alert:${string}`
  orderId: string | null
  kind: ConsentKind
  isGiven: boolean
  at: number
}

/**
 * Records that a customer gave or withdrew a permission, with the sentence of the page. A repetition changes nothing.
 */
export async function recordConsent(
  db: Database,
  { isGiven, at, ...consent }: Consent,
): Promise<void> {
  const { subject, kind } = consent
  if (!isGiven) return withdraw(db, 'subject', subject, at)
  const standing = await db
    .selectFrom('consents')
    .select('id')
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  if (standing) return
  const row = {
    ...consent,
    id: newDocumentId(),
    text: consentSentence(kind),
    locale: currentLocale(),
  }
  await db
    .insertInto('consents')
    .values({ ...row, givenAt: at, withdrawnAt: null })
    .execute()
}

/** The author deleted the review. */
export function withdrawConsentsOfReview(db: Database, reviewId: string, at: number) {
  return withdraw(db, 'subject', `review:${reviewId}`, at)
}

/** The personal data of the order is erased. */
export function withdrawConsentsOfOrder(db: Database, orderId: string, at: number) {
  return withdraw(db, 'orderId', orderId, at)
}

async function withdraw(
  db: Database,
  column: 'subject' | 'orderId',
  id: string,
  at: number,
): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawnAt: at })
    .where(column, '=', id)
    .where('withdrawnAt', 'is', null)
    .execute()
}
