import type { JobPayloads, JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { buildAccountEmail } from './account-emails.ts'

/** Writes to somebody about their account. A mail server that is away is tried again. */
export async function sendAccountEmail(
  shop: Pick<ShopContext, 'mailer' | 'log' | 'emailUndoPath'>,
  { to, name, occasion: trigger, undoId, mailId }: JobPayloads['send-account-letter'],
): Promise<JobResult> {
  const undoPath = undoId === undefined ? null : shop.emailUndoPath(undoId)
  await shop.mailer.send({
    to,
    email: buildAccountEmail(trigger, { name, undoPath }),
    id: mailId,
  })
  shop.log.info('account email sent', { trigger })
  return { done: true }
}
