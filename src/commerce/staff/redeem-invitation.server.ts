import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { findProfile, setRole } from '../customers/user-store.server.ts'
import type { StaffRole } from './roles.ts'
import { acceptInvitation, findInvitation } from './roster-store.server.ts'

/** A user who signs in, with the claims of the identity provider. */
export interface SignInClaims {
  uid: string
  email: string
  emailVerified: boolean
  at: number
}

/**
 * Accepts the invitation of a verified email at the first sign-in and grants its role. Returns the role, or null; the
 * caller ends sessions from before.
 */
export async function redeemInvitation(
  tx: Transaction,
  signIn: SignInClaims,
): Promise<StaffRole | null> {
  const { uid, email, emailVerified, at } = signIn
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
