import { formatMoment } from '#commerce/delivery/moment-label.ts'
import type { StaffMember } from '#commerce/staff/staff-member.ts'
import { adminsText } from './admins.messages.ts'

/** When a member joined the staff and through whom: `Added 20 Nov, 2:30 pm by Nadia`. Empty if unknown. */
export function addedMessage({
  addedAt,
  addedBy,
}: Pick<StaffMember, 'addedAt' | 'addedBy'>): string {
  if (addedAt === null) return ''
  const moment = formatMoment(addedAt)
  return addedBy === null
    ? adminsText('added', { moment })
    : adminsText('addedBy', { moment, name: addedBy })
}
