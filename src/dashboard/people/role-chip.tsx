import { Ban, KeyRound, Store } from 'lucide-react'
import { roleName } from '#commerce/staff/role-name.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { IconBadge } from '../layout/icon-badge.tsx'
import { peopleText } from './people.messages.ts'

/** Role of a member of staff; customers have none. */
export function RoleChip({ role }: { role: Role }) {
  if (role === 'customer') return null
  const isSuperAdmin = role === 'superAdmin'
  return (
    <IconBadge tint={isSuperAdmin ? 'butter' : 'sage'} icon={isSuperAdmin ? KeyRound : Store}>
      {roleName(role)}
    </IconBadge>
  )
}

export function SuspendedChip() {
  return (
    <IconBadge tint="clay" icon={Ban}>
      {peopleText('suspended')}
    </IconBadge>
  )
}
