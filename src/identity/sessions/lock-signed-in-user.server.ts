import type { OrderRateLimit } from '#commerce/checkout/order-rate-limit.server.ts'
import { lockCustomer } from '#commerce/customers/user-store.server.ts'
import { AuthorizationError } from '../authorization/authorization-error.ts'

/**
 * Locks the signed-in user until the transaction of the order ends. A guest who signs in to an account at the same moment
 * no longer exists, and the guest's order would belong to no user.
 */
export const lockSignedInUser: OrderRateLimit['lock'] = async (tx, customer) => {
  if (!(await lockCustomer(tx, customer))) throw new AuthorizationError('sign-in', customer.id)
}
