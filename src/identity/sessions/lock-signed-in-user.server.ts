import { lockUser } from '#commerce/customers/user-store.server.ts'
import type { Transaction } from '#database/engine.server.ts'
import { AuthorizationError } from '../authorization/authorization-error.ts'

/**
 * Locks the signed-in user until the transaction ends. A guest who signs in to an account at the same moment no longer
 * exists, and the guest's order would belong to no user.
 */
export async function lockSignedInUser(tx: Transaction, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw new AuthorizationError('sign-in', userId)
}
