import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { lockUser } from '../customers/user-store.server.ts'
import type { Pounds } from '../money.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import type { RunKey } from './assignment-store.server.ts'
import { collectedOn } from './delivery-attempt-store.server.ts'
import { handedOverOn, insertHandover, nothingHandedOver } from './handover-store.server.ts'

export type ConfirmedCash =
  | Accepted<{ difference: Pounds }>
  /** The driver has collected or handed in more since. */
  | Refusal<'changed-elsewhere', { expected: Pounds }>

interface CountedCash extends RunKey {
  /** The amount to hand in when staff counted: a second click finds it handed in. */
  seenExpected: Pounds
  counted: Pounds
  note: string
  staffId: string
}

/** Staff count and confirm the cash that a driver hands in. A difference is recorded, and then settled. */
export function confirmCash(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { driverId, date, seenExpected, counted, note, staffId }: CountedCash,
): Promise<ConfirmedCash> {
  return inTransaction(shop.db, async (tx): Promise<ConfirmedCash> => {
    await lockUser(tx, driverId)
    const expected = await cashToHandIn(tx, { driverId, date })
    if (expected !== seenExpected || expected === 0) {
      return { ok: false, refusal: 'changed-elsewhere', expected }
    }
    const at = shop.now()
    await insertHandover(tx, {
      id: newDocumentId(),
      driverId,
      deliveryDate: date,
      expected,
      counted,
      note,
      confirmedBy: staffId,
      confirmedAt: at,
    })
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'cash.confirmed',
      subject: driverId,
      before: null,
      after: { day: date, expected, counted, note },
    })
    return { ok: true, difference: counted - expected }
  })
}

/** The cash of a driver's day that staff have not counted yet. Negative if staff took back a delivery afterwards. */
export async function cashToHandIn(db: Database, { driverId, date }: RunKey): Promise<Pounds> {
  const collected = (await collectedOn(db, date)).get(driverId) ?? 0
  const { expected } = (await handedOverOn(db, date)).get(driverId) ?? nothingHandedOver
  return collected - expected
}
