import type { Role, StaffRole } from './roles.ts'

/**
 * Who may do what, in words. Doors, menus and buttons ask this one table.
 * A seller runs the shop's day; what concerns people, money going back and the rules of delivery is a super admin's.
 */
const permissions = {
  'dashboard.enter': ['superAdmin', 'seller'],
  'orders.read': ['superAdmin', 'seller'],
  'orders.move': ['superAdmin', 'seller'],
  'orders.cancel': ['superAdmin', 'seller'],
  'orders.note': ['superAdmin', 'seller'],
  'payments.collect': ['superAdmin', 'seller'],
  'payments.refund': ['superAdmin'],
  'products.read': ['superAdmin', 'seller'],
  'products.write': ['superAdmin', 'seller'],
  'categories.write': ['superAdmin', 'seller'],
  'pictures.upload': ['superAdmin', 'seller'],
  'delivery.board': ['superAdmin', 'seller'],
  'delivery.write': ['superAdmin'],
  'insights.read': ['superAdmin'],
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

/** Whether someone of this role may do this; somebody without a role may do nothing. */
export function may(role: Role | null | undefined, permission: Permission): boolean {
  const allowed: readonly string[] = permissions[permission]
  return typeof role === 'string' && allowed.includes(role)
}
