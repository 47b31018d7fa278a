import type { OpenedAccount } from '#commerce/customers/open-account.server.ts'
import type { UpdatedUser } from '#commerce/customers/update-user.server.ts'

type Refused = Extract<OpenedAccount | UpdatedUser, { ok: false }>['refusal']

const words: Record<Refused, string> = {
  'profile-invalid': 'Look at the fields that are marked.',
  'not-found': 'They are gone.',
  'changed-by-somebody-else': 'Somebody else has changed them meanwhile.',
  'address-taken': 'There is somebody with this e-mail address already.',
  'not-offered': 'Here people open their accounts themselves, on the sign-in page.',
}

/** What stood in the way, as a sentence. */
export function userRefusal({ refusal }: { refusal: Refused }): string {
  return words[refusal]
}
