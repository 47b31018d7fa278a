import type { Database, Transaction } from '#database/engine.server.ts'
import { type AddressSms, type AddressSmsState, addressSmsStates } from './address-sms.ts'

export async function findAddressSms(db: Database, orderId: string): Promise<AddressSms | null> {
  const row = await db
    .selectFrom('addressSms')
    .selectAll()
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  if (!row) return null
  // A later version may store another state: the message is then under way.
  const state = addressSmsStates.find((one) => one === row.state) ?? 'waiting'
  return { ...row, state }
}

/** Replaces the request of an order. The caller has locked the order. */
export async function saveAddressSms(tx: Transaction, sms: AddressSms): Promise<void> {
  const { orderId, ...changed } = sms
  await tx
    .insertInto('addressSms')
    .values(sms)
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(changed))
    .execute()
}

/** Records the outcome of a request, unless it was replaced. */
export async function finishAddressSms(
  db: Database,
  { orderId, nonce, state, at }: Pick<AddressSms, 'orderId' | 'nonce'> & FinishedSms,
): Promise<void> {
  await db
    .updateTable('addressSms')
    .set({ state, changedAt: at })
    .where('orderId', '=', orderId)
    .where('nonce', '=', nonce)
    .execute()
}

interface FinishedSms {
  state: AddressSmsState
  at: number
}
