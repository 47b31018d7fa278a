import { inLocale } from '#i18n/locale.server.ts'
import { localizeOrder } from '../orders/localize-order.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import type { Email } from './mailer.ts'
import { readEmailFacts } from './order-email-facts.server.ts'
import { buildOrderEmail } from './order-emails.ts'
import { orderEmailPayload } from './send-order-email.server.ts'
import { findSentEmail } from './sent-email-store.server.ts'

/** An email as staff look at it. */
export interface RenderedEmail {
  subject: string
  html: string
}

/**
 * Renders a sent order email again, with the order as it is now and without its secret links. Null for other emails, whose
 * text has codes or is about the security of an account.
 */
export async function renderSentEmail(
  shop: Pick<ShopContext, 'db' | 'phones'> & { renderEmail: (email: Email) => Promise<string> },
  mailId: string,
): Promise<RenderedEmail | null> {
  const sent = await findSentEmail(shop.db, mailId)
  const order = sent?.orderId ? await findOrder(shop.db, sent.orderId) : null
  const payload = orderEmailPayload.safeParse(sent?.payload)
  if (!order || !payload.success) return null
  const links = { link: `/o/${order.id}`, stop: '/stop-emails' }
  const facts = await readEmailFacts(shop, order, payload.data, links)
  return inLocale(order.locale, async () => {
    const email = buildOrderEmail(localizeOrder(order), facts)
    return { subject: email.subject, html: await shop.renderEmail(email) }
  })
}
