import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { currentLocale } from '#i18n/locale.ts'
import type { ShopContext } from '../shop-context.ts'
import { type ConsentKind, consentSentence } from './consent-text.ts'

interface Consent {
  subject: `review:${string}` | `stock-alert:${string}`
  orderId: string | null
  /** Of the address to which it permits emails; null for others. */
  emailHash: string | null
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
  if (!isGiven) {
    await withdrawStanding(db, at).where('subject', '=', subject).where('kind', '=', kind).execute()
    return
  }
  const isGivenAlready = await db
    .selectFrom('consents')
    .select('id')
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  if (isGivenAlready) return
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
export async function withdrawConsentsOfReview(
  db: Database,
  reviewId: string,
  at: number,
): Promise<void> {
  await withdrawStanding(db, at).where('subject', '=', `review:${reviewId}`).execute()
}

/** The alerts are deleted: their addresses get no more emails. */
export async function withdrawConsentsOfAlerts(
  db: Database,
  alerts: readonly { id: string }[],
  at: number,
): Promise<void> {
  if (alerts.length === 0) return
  const subjects = alerts.map(({ id }) => `stock-alert:${id}`)
  await withdrawStanding(db, at).where('subject', 'in', subjects).execute()
}

/** The personal data of the order is erased. */
export async function withdrawConsentsOfOrder(
  db: Database,
  orderId: string,
  at: number,
): Promise<void> {
  await withdrawStanding(db, at).where('orderId', '=', orderId).execute()
}

/** Withdraws the consents that stand, of those that the caller selects. */
function withdrawStanding(db: Database, at: number) {
  return db.updateTable('consents').set({ withdrawnAt: at }).where('withdrawnAt', 'is', null)
}

/** With it, the shop can prove whose consent it was, and stores no address. */
export function consentHash({ keyedHash }: Pick<ShopContext, 'keyedHash'>, email: string): string {
  return keyedHash(`consent\n${email.toLowerCase()}`).toString('base64url')
}
