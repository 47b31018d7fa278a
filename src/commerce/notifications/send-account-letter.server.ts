import type { JobAnswer, JobPayloads } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { writeAccountLetter } from './account-letters.ts'

/** Writes to somebody about their account. A mail server that is away is tried again. */
export async function sendAccountLetter(
  shop: Pick<ShopContext, 'mailer' | 'log' | 'emailUndoPath'>,
  { to, name, occasion, undoId, mailId }: JobPayloads['send-account-letter'],
): Promise<JobAnswer> {
  const undoPath = undoId === undefined ? null : shop.emailUndoPath(undoId)
  await shop.mailer.send({
    to,
    letter: writeAccountLetter(occasion, { name, undoPath }),
    id: mailId,
  })
  shop.log.info('account letter sent', { occasion })
  return { done: true }
}
