import type { OpenedAccount } from '#commerce/customers/open-account.server.ts'
import type { UpdatedUser } from '#commerce/customers/update-user.server.ts'
import type { Refused } from '../saving/save.ts'
import { editRefusalText } from '../saving/saving.messages.ts'
import { userRefusalText } from './users.messages.ts'

type Refusal = Refused<OpenedAccount | UpdatedUser>['refusal']

/** Message of a refusal. */
export function userRefusal({ refusal }: { refusal: Refusal }): string {
  return refusal === 'profile-invalid' ? editRefusalText('not-valid') : userRefusalText(refusal)
}
