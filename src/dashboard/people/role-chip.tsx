import { Ban, KeyRound, Store } from 'lucide-react'
import { type Role, roleNames } from '#commerce/staff/roles.ts'
import { Badge } from '#ui/badge.tsx'

const icon = { className: 'size-3.5', strokeWidth: 1.75 } as const

/** Role of a member of staff; customers have none. */
export function RoleChip({ role }: { role: Role }) {
  if (role === 'customer') return null
  return (
    <Badge tint={role === 'superAdmin' ? 'butter' : 'sage'}>
      {role === 'superAdmin' ? <KeyRound {...icon} /> : <Store {...icon} />}
      {roleNames[role]}
    </Badge>
  )
}

export function SuspendedChip() {
  return (
    <Badge tint="clay">
      <Ban {...icon} />
      Suspended
    </Badge>
  )
}
