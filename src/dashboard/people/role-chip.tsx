import { Ban, KeyRound, Store } from 'lucide-react'
import { type Role, roleNames } from '#commerce/staff/roles.ts'
import { IconBadge } from '../layout/icon-badge.tsx'

/** Role of a member of staff; customers have none. */
export function RoleChip({ role }: { role: Role }) {
  if (role === 'customer') return null
  const isSuperAdmin = role === 'superAdmin'
  return (
    <IconBadge tint={isSuperAdmin ? 'butter' : 'sage'} icon={isSuperAdmin ? KeyRound : Store}>
      {roleNames[role]}
    </IconBadge>
  )
}

export function SuspendedChip() {
  return (
    <IconBadge tint="clay" icon={Ban}>
      Suspended
    </IconBadge>
  )
}
