import { lockUser } from '#commerce/customers/user-store.server.ts'
import type { Transaction } from '#database/engine.server.ts'
import { AuthorizationError } from '../authorization/authorization-error.ts'

/**
 * Keeps somebody who came through the door until the transaction is over. A guest who signs in elsewhere in the same
 * moment is somebody else by now: what they do here would belong to nobody.
 */
export async function lockSignedInUser(tx: Transaction, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw new AuthorizationError('sign-in', userId)
}
