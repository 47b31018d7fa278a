import type { Transaction } from '#database/engine.server.ts'
import type { GuestAccounts } from '../customers/purge-guests.server.ts'
import { findProfile } from '../customers/user-store.server.ts'
import { isStaff } from '../staff/roles.ts'
import { eraseRows, listOrdersToErase, redactAudit } from './erasure-store.server.ts'

interface ErasedProfile {
  userId: string
  at: number
}

/**
 * Erases the profile of a customer who has neither a sign-in nor another order with personal data, so that no later
 * request or job would erase it. The caller has locked the user.
 */
export async function eraseProfileWithoutSignIn(
  tx: Transaction,
  guests: GuestAccounts,
  { userId, at }: ErasedProfile,
): Promise<void> {
  const profile = await findProfile(tx, userId)
  if (!profile || isStaff(profile.role) || (await guests.hasSignIn(tx, userId))) return
  if ((await listOrdersToErase(tx, userId)).length > 0) return
  await eraseRows(tx, 'user', userId)
  await redactAudit(tx, 'user', { subject: userId, at })
}
