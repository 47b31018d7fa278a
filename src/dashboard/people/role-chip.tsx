import { Ban, KeyRound, ShieldAlert, ShieldCheck, Store, Truck } from 'lucide-react'
import { roleName } from '#commerce/staff/role-name.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { IconBadge } from '../layout/icon-badge.tsx'
import { peopleText } from './people.messages.ts'
import { secondFactorText } from './second-factor.messages.ts'

const icons = { superAdmin: KeyRound, seller: Store, driver: Truck } as const

/** Role of a member of staff; customers have none. */
export function RoleChip({ role }: { role: Role }) {
  if (role === 'customer') return null
  return (
    <IconBadge tint={role === 'superAdmin' ? 'butter' : 'sage'} icon={icons[role]}>
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

/** Whether a member of staff has a second factor. */
export function SecondFactorChip({ isOn }: { isOn: boolean }) {
  return (
    <IconBadge tint={isOn ? 'sage' : 'linen'} icon={isOn ? ShieldCheck : ShieldAlert}>
      {secondFactorText(isOn ? 'on' : 'off')}
    </IconBadge>
  )
}
