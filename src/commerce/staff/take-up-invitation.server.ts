import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { findProfile, setRole } from '../customers/user-store.server.ts'
import { acceptInvitation, findInvitation } from './admin-store.server.ts'
import type { StaffRole } from './roles.ts'

/** Somebody at the shop's door, and what the identity provider vouches for. */
export interface Arrival {
  uid: string
  email: string
  emailVerified: boolean
  at: number
}

/**
 * Whoever was invited under an address gets the role at their first sign-in with it, once they have proved that the
 * address is theirs. Answers the role, or null; the caller ends the sessions that were begun without it.
 */
export async function redeemInvitation(
  tx: Transaction,
  arrival: Arrival,
): Promise<StaffRole | null> {
  const { uid, email, emailVerified, at } = arrival
  if (!emailVerified || email === '') return null
  const invitation = await findInvitation(tx, email)
  if (!invitation) return null
  const profile = await findProfile(tx, uid)
  if (!profile) return null
  if (!(await acceptInvitation(tx, invitation.id, uid))) return null
  await setRole(tx, uid, invitation.role)
  await writeAudit(tx, {
    at,
    actorId: uid,
    action: 'invitation.taken-up',
    subject: uid,
    before: { role: profile.role },
    after: { role: invitation.role },
  })
  return invitation.role
}
