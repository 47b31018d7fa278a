import type { JobPayloads, JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { buildAccountEmail } from './account-emails.ts'

/** Sends an account email. The job retries while the mail server is down. */
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
