import { roleNames, type StaffRole } from '#commerce/staff/roles.ts'
import { RadioCards } from '#ui/radio-cards.tsx'

const notes: Record<StaffRole, string> = {
  seller: 'Orders, products, categories and the delivery board.',
  superAdmin:
    'Everything sellers can do, plus users, refunds, delivery settings and the audit log.',
}

export interface RoleCardsProps {
  role: StaffRole
  disabled?: boolean
  onChange: (role: StaffRole) => void
}

export function RoleCards({ role, disabled = false, onChange }: RoleCardsProps) {
  return (
    <RadioCards
      legend="Role"
      name="role"
      value={role}
      onChange={onChange}
      className="grid gap-2 sm:grid-cols-2"
      options={(['seller', 'superAdmin'] as const).map((value) => ({
        value,
        label: roleNames[value],
        note: notes[value],
        disabled: disabled && value !== role,
      }))}
    />
  )
}
