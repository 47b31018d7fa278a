import { z } from 'zod'
import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { accountEmailTriggers, buildAccountEmail } from './account-emails.ts'

export const accountEmailPayload = z.object({
  to: z.string(),
  /** Empty when the shop knows none. */
  name: z.string(),
  trigger: z.enum(accountEmailTriggers),
  /** Names a change of address that the email lets its recipient revert. */
  undoId: z.string().optional(),
  /** Message id of the email, the same for each attempt. */
  mailId: z.string(),
})

/** Sends an account email. The job retries while the mail server is down. */
export async function sendAccountEmail(
  shop: Pick<ShopContext, 'mailer' | 'log' | 'emailUndoPath'>,
  { to, name, trigger, undoId, mailId }: z.infer<typeof accountEmailPayload>,
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
