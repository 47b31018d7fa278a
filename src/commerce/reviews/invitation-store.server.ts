import type { Database, Transaction } from '#database/engine.server.ts'
import { emailKey } from '#database/order-keys.ts'

/** Records the invitation of an order. Returns false if its customer was invited already. */
export async function insertInvitation(
  tx: Transaction,
  invitation: { orderId: string; tokenHash: string; invitedAt: number },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('reviewInvitations')
    .values({ ...invitation, stoppedAt: null })
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .returning('orderId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Saves the token that the email of an invitation has. */
export async function saveInvitationToken(
  tx: Transaction,
  orderId: string,
  tokenHash: string,
): Promise<void> {
  await tx
    .updateTable('reviewInvitations')
    .set({ tokenHash })
    .where('orderId', '=', orderId)
    .execute()
}

/** Marks the invitation with a token as stopped. Returns the contact address of its order; null for an unknown token. */
export async function stopInvitation(
  tx: Transaction,
  tokenHash: string,
  at: number,
): Promise<string | null> {
  const row = await tx
    .selectFrom('reviewInvitations')
    .innerJoin('orders', 'orders.id', 'reviewInvitations.orderId')
    .select(['orders.id', 'orders.contactEmail'])
    .where('reviewInvitations.tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return null
  await tx
    .updateTable('reviewInvitations')
    .set({ stoppedAt: at })
    .where('orderId', '=', row.id)
    .where('stoppedAt', 'is', null)
    .execute()
  return row.contactEmail
}

export async function insertOptOut(tx: Transaction, emailHash: string, at: number): Promise<void> {
  await tx
    .insertInto('reviewOptOuts')
    .values({ emailHash, at })
    .onConflict((conflict) => conflict.column('emailHash').doNothing())
    .execute()
}

/**
 * When an address ended the invitations; null while it gets them. The hash works after an erasure, but not after the
 * secret of the shop was replaced. The invitation that was stopped works the other way round.
 */
export async function findOptOut(
  db: Database,
  { email, emailHash }: { email: string; emailHash: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('reviewOptOuts')
    .select('at')
    .where('emailHash', '=', emailHash)
    .executeTakeFirst()
  if (row) return row.at
  const stopped = await db
    .selectFrom('orderKeys')
    .innerJoin('reviewInvitations', 'reviewInvitations.orderId', 'orderKeys.orderId')
    .innerJoin('orders', 'orders.id', 'orderKeys.orderId')
    .select(['orders.contactEmail', 'reviewInvitations.stoppedAt'])
    .where('orderKeys.key', '=', emailKey(email))
    .where('reviewInvitations.stoppedAt', 'is not', null)
    .execute()
  const ofAddress = stopped.find(
    ({ contactEmail }) => contactEmail.toLowerCase() === email.toLowerCase(),
  )
  return ofAddress?.stoppedAt ?? null
}

/** Whether a claim about the order is open, or was answered with a replacement. */
export async function hasDisturbingClaim(db: Database, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('claims')
    .select('id')
    .where('orderId', '=', orderId)
    .where((claim) =>
      claim.or([claim('answeredAt', 'is', null), claim('answer', '=', 'replacement')]),
    )
    .executeTakeFirst()
  return row !== undefined
}
