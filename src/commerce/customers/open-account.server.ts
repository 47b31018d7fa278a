import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { isEmail } from '../email.ts'
import { enqueueAccountEmail } from '../emails/send-account-email.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { firstProfile } from './new-customer.ts'
import type { ProfileForm } from './profile.ts'
import { checkProfileForm, type ProfileProblems } from './profile-form.ts'
import { addProfile, findProfile } from './user-store.server.ts'

/**
 * Creates an account without a password at the identity provider, or returns the existing one's uid. An existing
 * account whose email is unverified and that has no profile is replaced, because anyone could have registered it.
 */
export type AccountOpener = (
  account: { email: string; name: string },
  isCustomer: (uid: string) => Promise<boolean>,
) => Promise<string>

interface OpenAccountParts extends Pick<ShopContext, 'db' | 'now'> {
  /** Null if the identity provider lets only users create accounts. */
  openAccount: AccountOpener | null
}

export type OpenedAccount =
  | Accepted<{ userId: string }>
  | Refusal<'profile-invalid', { problems: ProfileProblems }>
  | Refusal<'address-taken' | 'not-offered'>

/**
 * Creates an account with a profile for a customer who orders by telephone, and emails a link to set a password. An
 * existing account with a verified email but no profile gets one.
 */
export async function openAccount(
  parts: OpenAccountParts,
  { actorId, form }: { actorId: string; form: ProfileForm },
): Promise<OpenedAccount> {
  if (!parts.openAccount) return { ok: false, refusal: 'not-offered' }
  const checked = checkProfileForm(form)
  if (!checked.ok) return checked
  const { email, name, surname } = checked.form
  if (!isEmail(email)) {
    const problems = { email: { code: 'email-required' } } as const
    return { ok: false, refusal: 'profile-invalid', problems }
  }
  const fullName = `${name} ${surname}`.trim()
  const isCustomer = async (uid: string) => (await findProfile(parts.db, uid)) !== null
  const uid = await parts.openAccount({ email, name: fullName }, isCustomer)
  const profile = firstProfile({ uid, email, name: '', picture: null }, checked.form)
  const at = parts.now()
  return inTransaction(parts.db, async (tx): Promise<OpenedAccount> => {
    if (!(await addProfile(tx, profile, at))) return { ok: false, refusal: 'address-taken' }
    await writeAudit(tx, {
      at,
      actorId,
      action: 'user.created',
      subject: uid,
      before: null,
      after: checked.form,
    })
    // No name: the email is not verified yet.
    await enqueueAccountEmail(tx, {
      userId: uid,
      to: email,
      name: '',
      trigger: 'account.opened',
      at,
    })
    return { ok: true, userId: uid }
  })
}
