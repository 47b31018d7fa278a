import { inTransaction } from '#database/transaction.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { firstProfile, type NewCustomer } from './new-customer.ts'
import type { Profile, ProfileForm } from './profile.ts'
import { checkProfileForm, type ProfileProblems } from './profile-form.ts'
import { addProfile } from './user-store.server.ts'

export type CreatedProfile = Accepted | Refusal<'profile-invalid', { problems: ProfileProblems }>

/** Stores the first profile of a user. A repeated call returns the existing profile unchanged. */
export async function createProfile(
  shop: Pick<ShopContext, 'db' | 'now'>,
  customer: NewCustomer,
  form: Partial<ProfileForm>,
  guest: Profile | null = null,
): Promise<CreatedProfile> {
  const checked = checkProfileForm({ name: '', surname: '', email: '', phone: '', ...form })
  if (!checked.ok) return checked
  const profile = firstProfile(customer, checked.form, guest)
  await inTransaction(shop.db, (tx) => addProfile(tx, profile, shop.now()))
  return { ok: true }
}
