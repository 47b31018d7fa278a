import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { isEmail } from '../email.ts'
import { enqueueAccountEmail } from '../emails/enqueue-account-email.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { firstProfile } from './new-customer.ts'
import type { ProfileForm } from './profile.ts'
import { checkProfileForm, type ProfileMessages } from './profile-form.ts'
import { addProfile, findProfile } from './user-store.server.ts'

/**
 * Opens an account without a password at the identity provider, or finds the one there is, and answers its uid. One that
 * is no customer's is found only if its address was proved: else it makes way for a new one.
 */
export type AccountOpener = (
  account: { email: string; name: string },
  isCustomer: (uid: string) => Promise<boolean>,
) => Promise<string>

interface OpenAccountParts extends Pick<ShopContext, 'db' | 'now'> {
  /** Null where the identity provider lets nobody but people themselves open accounts. */
  openAccount: AccountOpener | null
}

export type OpenedAccount =
  | Accepted<{ userId: string }>
  | Refusal<'profile-invalid', { fields: ProfileMessages }>
  | Refusal<'address-taken' | 'not-offered'>

/**
 * For somebody who orders by telephone: an account with their profile, and a letter that asks them to choose a
 * password. Where there was an account without a profile, and with a proved address, it gets one.
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
    const fields = { email: 'They sign in with it, so it cannot be left out.' }
    return { ok: false, refusal: 'profile-invalid', fields }
  }
  const fullName = `${name} ${surname}`.trim()
  const isCustomer = async (uid: string) => (await findProfile(parts.db, uid)) !== null
  const uid = await parts.openAccount({ email, name: fullName }, isCustomer)
  const profile = firstProfile({ uid, email, name: fullName, picture: null }, checked.form)
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
    // No name: the address is not proved yet.
    await enqueueAccountEmail(tx, { to: email, name: '', trigger: 'account.opened', at })
    return { ok: true, userId: uid }
  })
}
