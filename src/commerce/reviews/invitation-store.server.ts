import type { Database, Transaction } from '#database/engine.server.ts'

/** Records the invitation of an order. Returns false if its customer was invited already. */
export async function insertInvitation(
  tx: Transaction,
  invitation: { orderId: string; tokenHash: string; invitedAt: number },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('reviewInvitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .returning('orderId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The contact address of the order whose invitation has a token; null for an unknown one. */
export async function findInvitedAddress(db: Database, tokenHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('reviewInvitations')
    .innerJoin('orders', 'orders.id', 'reviewInvitations.orderId')
    .select('orders.contactEmail')
    .where('reviewInvitations.tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row?.contactEmail ?? null
}

export async function insertOptOut(tx: Transaction, emailHash: string, at: number): Promise<void> {
  await tx
    .insertInto('reviewOptOuts')
    .values({ emailHash, at })
    .onConflict((conflict) => conflict.column('emailHash').doNothing())
    .execute()
}

export async function hasOptedOut(db: Database, emailHash: string): Promise<boolean> {
  return (await findOptOut(db, emailHash)) !== null
}

/** When an address ended the invitations; null while it gets them. */
export async function findOptOut(db: Database, emailHash: string): Promise<number | null> {
  const row = await db
    .selectFrom('reviewOptOuts')
    .select('at')
    .where('emailHash', '=', emailHash)
    .executeTakeFirst()
  return row?.at ?? null
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
