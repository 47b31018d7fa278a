import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { isAccountErased } from '../personal-data/erasure-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import type { Profile, ProfileForm } from './profile.ts'
import { checkProfileForm, type ProfileProblems, profileChanges } from './profile-form.ts'
import { findProfile, lockUser, replaceOwnProfile } from './user-store.server.ts'

export type SavedProfile =
  | Accepted<{ profile: Profile }>
  | Refusal<'profile-invalid', { problems: ProfileProblems }>

/**
 * Replaces the fields of a profile that its owner may edit, or creates the first profile. Role and suspension do not
 * change.
 */
export async function saveProfile(
  shop: Pick<ShopContext, 'db' | 'now'>,
  uid: string,
  typed: ProfileForm,
): Promise<SavedProfile> {
  const checked = checkProfileForm(typed)
  if (!checked.ok) return checked
  return inTransaction(shop.db, async (tx) => {
    const at = shop.now()
    // A request of another tab waits here for the erasure of the account, and must not create it again.
    if (!(await lockUser(tx, uid)) && (await isAccountErased(tx, uid))) {
      throw new Error('The account was erased.')
    }
    const before = await findProfile(tx, uid)
    await replaceOwnProfile(tx, uid, checked.form, at)
    const changed = before && profileChanges(before, checked.form)
    if (changed) {
      // Customers may withdraw personal data: the audit log says that it changed and stores none of it.
      const after = { changed: Object.keys(changed.after) }
      const action = 'profile.changed'
      await writeAudit(tx, { at, actorId: uid, action, subject: uid, before: null, after })
    }
    const profile = await findProfile(tx, uid)
    if (!profile) throw new Error('The saved profile was not found.')
    return { ok: true, profile }
  })
}
