import { roleText } from './role-name.messages.ts'
import type { Role } from './roles.ts'

// Apart from the roles: every visitor of the storefront loads those, but none of their names.

/** The name of a role on screens for staff. */
export function roleName(role: Role): string {
  return roleText(role)
}
