import type { OpenedAccount } from '#commerce/customers/open-account.server.ts'
import type { UpdatedUser } from '#commerce/customers/update-user.server.ts'
import type { Refused } from '../saving/save.ts'

type Refusal = Refused<OpenedAccount | UpdatedUser>['refusal']

const messages: Record<Refusal, string> = {
  'profile-invalid': 'Check the marked fields.',
  'not-found': 'This user has been deleted.',
  'changed-elsewhere': 'Someone else has already changed this user.',
  'address-taken': 'A user with this email address already exists.',
  'not-offered': 'Users create their own accounts on the sign-in page.',
}

/** Message of a refusal. */
export function userRefusal({ refusal }: { refusal: Refusal }): string {
  return messages[refusal]
}
