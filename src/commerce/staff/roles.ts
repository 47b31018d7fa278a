/** What a person may be in the shop. Whoever is not staff is a customer, guests included. */
export const roles = ['superAdmin', 'seller', 'customer'] as const
export type Role = (typeof roles)[number]
export const staffRoles = ['superAdmin', 'seller'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

export const roleNames: Record<Role, string> = {
  superAdmin: 'Super admin',
  seller: 'Seller',
  customer: 'Customer',
}

/** A stored word that is not a role of ours gives no rights. */
export function readRole(word: string): Role {
  return roles.find((role) => role === word) ?? 'customer'
}

export function isStaff(role: Role): role is StaffRole {
  return role !== 'customer'
}
