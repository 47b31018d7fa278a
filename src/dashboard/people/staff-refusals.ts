import type { AddedStaff } from '#commerce/staff/add-staff.server.ts'
import type { StaffChanged } from '#commerce/staff/staff-change.server.ts'
import type { StaffRuleRefusal } from '#commerce/staff/staff-rules.ts'
import type { WithdrawnInvitation } from '#commerce/staff/withdraw-invitation.server.ts'
import type { Refused } from '../saving/save.ts'
import { editRefusalText } from '../saving/saving.messages.ts'
import { staffRefusalText } from './people.messages.ts'

type Refusal = Refused<AddedStaff | StaffChanged | WithdrawnInvitation>['refusal']

/** Message of a refusal: why a member of staff cannot be changed, on the page and after an attempt. */
export function staffRefusal({ refusal }: { refusal: Refusal | StaffRuleRefusal }): string {
  return refusal === 'not-found' ? editRefusalText('changed-elsewhere') : staffRefusalText(refusal)
}
