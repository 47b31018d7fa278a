import type { AddedStaff } from '#commerce/staff/add-staff.server.ts'
import type { StaffChanged } from '#commerce/staff/staff-change.server.ts'
import type { StaffRuleRefusal } from '#commerce/staff/staff-rules.ts'
import type { WithdrawnInvitation } from '#commerce/staff/withdraw-invitation.server.ts'
import type { Refused } from '../saving/save.ts'

type Refusal = Refused<AddedStaff | StaffChanged | WithdrawnInvitation>['refusal']

/** Why a member of staff cannot be changed, on the page and as a refusal of the server. */
export const objections: Record<StaffRuleRefusal, string> = {
  'not-permitted': 'You are no longer a super admin. Nothing was changed.',
  'own-account': 'You cannot change your own role or access. Ask another super admin.',
  'last-super-admin': 'This is the last active super admin. Make someone else a super admin first.',
}

const messages: Record<Refusal, string> = {
  ...objections,
  'not-found': 'Someone else has already changed this.',
  'changed-elsewhere': 'Someone else has already changed this role.',
  'no-address': 'This user has no email address, which staff need.',
  'address-taken': 'Another member of staff has the same email address.',
  'not-an-address': 'Enter a valid email address.',
  'already-staff': 'This person is already on the staff.',
  'already-invited': 'This person is already invited. Withdraw that invitation first.',
  suspended: 'This user is suspended. Lift the suspension first.',
}

/** Message of a refusal. */
export function staffRefusal({ refusal }: { refusal: Refusal }): string {
  return messages[refusal]
}
