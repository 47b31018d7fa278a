import { roleName } from '#commerce/staff/role-name.ts'
import type { StaffRole } from '#commerce/staff/roles.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { adminsText } from './admins.messages.ts'

const notes = { seller: 'sellerNote', driver: 'driverNote', superAdmin: 'superAdminNote' } as const

export interface RoleCardsProps {
  role: StaffRole
  disabled?: boolean
  onChange: (role: StaffRole) => void
}

export function RoleCards({ role, disabled = false, onChange }: RoleCardsProps) {
  return (
    <RadioCards
      legend={adminsText('role')}
      name="role"
      value={role}
      onChange={onChange}
      className="grid gap-2 sm:grid-cols-3"
      options={(['seller', 'driver', 'superAdmin'] as const).map((value) => ({
        value,
        label: roleName(value),
        note: adminsText(notes[value]),
        disabled: disabled && value !== role,
      }))}
    />
  )
}
