import { formatMoment } from '#commerce/delivery/moment-label.ts'
import type { StaffMember } from '#commerce/staff/staff-member.ts'

/** When a member joined the staff and through whom: `Added 20 Nov, 2:30 pm by Nadia`. Empty if unknown. */
export function addedMessage({
  addedAt,
  addedBy,
}: Pick<StaffMember, 'addedAt' | 'addedBy'>): string {
  if (addedAt === null) return ''
  return `Added ${formatMoment(addedAt)}${addedBy === null ? '' : ` by ${addedBy}`}`
}
