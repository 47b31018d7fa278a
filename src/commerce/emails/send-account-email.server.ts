import { z } from 'zod'
import type { Database } from '#database/engine.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { currentLocale, type Locale, locales } from '#i18n/locale.ts'
import { findByVerifiedEmail } from '../customers/user-store.server.ts'
import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import {
  type AccountEmailTrigger,
  accountEmailTriggers,
  buildAccountEmail,
} from './account-emails.ts'
import { enqueueEmail } from './enqueue-email.server.ts'
import { recordSentEmail } from './sent-email-store.server.ts'

export const accountEmailPayload = z.object({
  to: z.string(),
  /** The account, so that its erasure finds the email; null for an invitation. The previous version writes none. */
  userId: z.string().nullish(),
  /** Empty when the shop knows none. */
  name: z.string(),
  trigger: z.enum(accountEmailTriggers),
  /** Names a change of address that the email lets its recipient revert. */
  undoId: z.string().optional(),
  /** The previous version writes none and sends English. */
  locale: z.enum(locales).optional(),
  /** Message id of the email, the same for each attempt. */
  mailId: z.string(),
})

interface NewAccountEmail {
  /** Null for an invitation, whose address has no account yet. */
  userId: string | null
  /** Empty when the account has no address; then no email is sent. */
  to: string
  name: string
  trigger: AccountEmailTrigger
  /** The change of address that the email lets its recipient undo. */
  undoId?: string | null
  /** The language of the account; without one, that of the request. */
  locale?: Locale | undefined
  at: number
}

/** Adds an account email to the outbox, in the transaction of the change that it reports. */
export async function enqueueAccountEmail(
  db: Database,
  { userId, to, name, trigger, undoId, locale = currentLocale(), at }: NewAccountEmail,
): Promise<void> {
  if (to === '') return
  await enqueueEmail(db, 'send-account-email', at, (mailId) => {
    return { userId, to, name, trigger, ...(undoId ? { undoId } : {}), locale, mailId }
  })
}

/** Sends an account email. The job retries while the mail server is down. */
export async function sendAccountEmail(
  shop: Pick<ShopContext, 'db' | 'now' | 'mailer' | 'log' | 'emailUndoPath'>,
  { to, name, trigger, undoId, locale = 'en', mailId }: z.infer<typeof accountEmailPayload>,
): Promise<JobResult> {
  const undoPath = undoId === undefined ? null : shop.emailUndoPath(undoId)
  await inLocale(locale, () => {
    const email = buildAccountEmail(trigger, { name, undoPath })
    return shop.mailer.send({ to, email, id: mailId })
  })
  const user = await findByVerifiedEmail(shop.db, to)
  if (user) {
    const sent = { id: mailId, userId: user.id, orderId: null, trigger, payload: {} }
    await recordSentEmail(shop.db, { ...sent, sentAt: shop.now() })
  }
  shop.log.info('account email sent', { trigger })
  return { done: true }
}
