import type { AddedStaff } from '#commerce/staff/add-staff.server.ts'
import type { StaffChanged } from '#commerce/staff/staff-change.server.ts'
import type { StaffObjection } from '#commerce/staff/staff-rules.ts'
import type { WithdrawnInvitation } from '#commerce/staff/withdraw-invitation.server.ts'

type Refused = Extract<AddedStaff | StaffChanged | WithdrawnInvitation, { ok: false }>['refusal']

/** Why somebody cannot be changed, on their page and in the server's answer alike. */
export const objections: Record<StaffObjection, string> = {
  'not-permitted': 'You are not a super admin any more. Nothing was changed.',
  'own-account':
    'This is you. Another super admin changes your role, suspends you or takes you off the staff.',
  'last-super-admin':
    'They are the last super admin who can sign in, and a shop needs one. Make somebody else super admin first.',
}

const words: Record<Refused, string> = {
  ...objections,
  'not-found': 'It is gone: somebody else was first.',
  'changed-by-somebody-else': 'Somebody else has changed their role meanwhile.',
  'no-address': 'They have no e-mail address, and the staff are named by theirs.',
  'address-taken': 'Somebody else of the staff has the same e-mail address.',
  'not-an-address': 'Please check the e-mail address.',
  'already-staff': 'They are on the staff already.',
  'already-invited': 'They are invited already. Withdraw that invitation first.',
  suspended: 'They are suspended. Lift that first.',
}

/** What stood in the way, as a sentence. */
export function staffRefusal({ refusal }: { refusal: Refused }): string {
  return words[refusal]
}
