import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import type { ProfileForm } from './profile.ts'
import { checkProfileForm, type ProfileProblems, profileChanges } from './profile-form.ts'
import { findUser } from './user-list-store.server.ts'
import { replaceProfileVersion } from './user-store.server.ts'
import type { UserDetails } from './user-summary.ts'

interface UserUpdate {
  actorId: string
  userId: string
  form: ProfileForm
  /** Version that the editor read, for optimistic locking: the second of two concurrent saves is rejected. */
  seenUpdatedAt: number
}

export type UpdatedUser =
  | Accepted<{ user: UserDetails }>
  | Refusal<'profile-invalid', { problems: ProfileProblems }>
  | Refusal<'not-found'>
  | Refusal<'changed-elsewhere', { user: UserDetails }>

/** A super admin edits the profile of a user. */
export async function updateUser(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { actorId, userId, form, seenUpdatedAt }: UserUpdate,
): Promise<UpdatedUser> {
  const checked = checkProfileForm(form)
  if (!checked.ok) return checked
  const at = shop.now()
  return inTransaction(shop.db, async (tx): Promise<UpdatedUser> => {
    const before = await findUser(tx, userId)
    if (!before) return { ok: false, refusal: 'not-found' }
    const changes = profileChanges(before, checked.form)
    if (!changes) return { ok: true, user: before }
    const seen = { id: userId, form: checked.form, seenUpdatedAt, at }
    const isFirst = before.updatedAt === seenUpdatedAt && (await replaceProfileVersion(tx, seen))
    const user = (await findUser(tx, userId)) ?? before
    if (!isFirst) return { ok: false, refusal: 'changed-elsewhere', user }
    await writeAudit(tx, { at, actorId, action: 'profile.changed', subject: userId, ...changes })
    return { ok: true, user }
  })
}
