import type { Role, StaffRole } from './roles.ts'

/**
 * The permission table, used by guards, menus and buttons. A seller runs the daily business; users, refunds and
 * delivery rules belong to super admins. A driver has only their own runs.
 */
const permissions = {
  'dashboard.enter': ['superAdmin', 'seller'],
  'orders.read': ['superAdmin', 'seller'],
  // For a customer on the telephone or at the counter.
  'orders.place': ['superAdmin', 'seller'],
  // A price below that of the shop is what the owner decides.
  'orders.discount': ['superAdmin'],
  'orders.move': ['superAdmin', 'seller'],
  'orders.cancel': ['superAdmin', 'seller'],
  'orders.correct': ['superAdmin'],
  // Pause new orders, and change the capacity of a day: the florists know when they are full.
  'orders.limit': ['superAdmin', 'seller'],
  'orders.note': ['superAdmin', 'seller'],
  // With a message or a free order. A refund needs `payments.refund`.
  'claims.answer': ['superAdmin', 'seller'],
  // The answer is public. Sellers cannot hide what customers wrote.
  'reviews.answer': ['superAdmin', 'seller'],
  'reviews.hide': ['superAdmin'],
  'payments.collect': ['superAdmin', 'seller'],
  'payments.refund': ['superAdmin'],
  'products.read': ['superAdmin', 'seller'],
  'products.write': ['superAdmin', 'seller'],
  'categories.write': ['superAdmin', 'seller'],
  'occasions.write': ['superAdmin', 'seller'],
  // Content pages are legal texts that bind the shop.
  'content.write': ['superAdmin'],
  // Address, phone, cash limit: what the owner decides.
  'settings.write': ['superAdmin'],
  'pictures.upload': ['superAdmin', 'seller'],
  'delivery.board': ['superAdmin', 'seller'],
  'delivery.dispatch': ['superAdmin', 'seller'],
  'delivery.write': ['superAdmin'],
  // The runs of the signed-in driver. Other roles have none.
  'runs.drive': ['driver'],
  'insights.read': ['superAdmin'],
  // Background jobs that failed after the last retry.
  'jobs.retry': ['superAdmin'],
  'users.read': ['superAdmin'],
  'users.write': ['superAdmin'],
  'admins.read': ['superAdmin'],
  'admins.write': ['superAdmin'],
  'audit.read': ['superAdmin'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

export const allPermissions: readonly Permission[] = Object.keys(permissions).filter(isPermission)

function isPermission(word: string): word is Permission {
  return Object.hasOwn(permissions, word)
}

/** Whether a role has a permission; without a role there is none. */
export function may(role: Role | null | undefined, permission: Permission): boolean {
  const allowed: readonly string[] = permissions[permission]
  return typeof role === 'string' && allowed.includes(role)
}
