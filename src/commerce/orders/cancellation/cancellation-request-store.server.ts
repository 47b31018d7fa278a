import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { Pounds } from '../../money.ts'
import { type OrderStatus, statusesIn } from '../order-status.ts'
import { toOrderStatus } from '../records/order-row.server.ts'

/** An open request to cancel a paid order. */
export interface CancellationRequest {
  id: string
  orderId: string
  reason: string
  requestedAt: number
  /** First name of the staff member; null if the profile was deleted. */
  requestedBy: string | null
}

/** An open request with what a decision needs to know of its order. */
export interface ListedCancellation extends CancellationRequest {
  number: string
  status: OrderStatus
  contactName: string
  /** The amount that a cancellation refunds. */
  refund: Pounds
}

interface NewRequest {
  orderId: string
  staffId: string
  reason: string
  at: number
}

/** The caller has locked the order and found no open request. */
export async function insertCancellationRequest(
  tx: Transaction,
  { orderId, staffId, reason, at }: NewRequest,
): Promise<void> {
  const undecided = { decision: null, decidedBy: null, decidedAt: null }
  const request = { orderId, requestedBy: staffId, reason, requestedAt: at }
  await tx
    .insertInto('cancellationRequests')
    .values({ id: newDocumentId(), ...request, ...undecided })
    .execute()
}

/** The open request of an order. */
export async function findCancellationRequest(
  db: Database,
  orderId: string,
): Promise<CancellationRequest | null> {
  const row = await openRequests(db)
    .where('cancellationRequests.orderId', '=', orderId)
    .executeTakeFirst()
  return row ?? null
}

/** More than staff ever leave open; it only bounds the memory. */
const mostListed = 100

/** The open requests, oldest first. Those of orders that have ended meanwhile need no decision. */
export async function listCancellationRequests(db: Database): Promise<ListedCancellation[]> {
  const rows = await openRequests(db)
    .innerJoin('orders', 'orders.id', 'cancellationRequests.orderId')
    .select((row) => [
      'orders.number',
      'orders.status',
      'orders.contactName',
      row('orders.captured', '-', row.ref('orders.refunded')).as('refund'),
    ])
    .where('orders.status', 'not in', statusesIn('delivered', 'released'))
    .orderBy('requestedAt')
    .limit(mostListed)
    .execute()
  return rows.map(({ status, ...row }) => ({ ...row, status: toOrderStatus(status) }))
}

/** The decision about a request. */
export interface CancellationDecision {
  decision: 'approved' | 'declined'
  decidedBy: string
  at: number
}

/** Closes the open request of an order, if there is one. The caller has locked the order. */
export async function closeCancellationRequest(
  tx: Transaction,
  orderId: string,
  { decision, decidedBy, at }: CancellationDecision,
): Promise<void> {
  await tx
    .updateTable('cancellationRequests')
    .set({ decision, decidedBy, decidedAt: at })
    .where('orderId', '=', orderId)
    .where('decidedAt', 'is', null)
    .execute()
}

function openRequests(db: Database) {
  return db
    .selectFrom('cancellationRequests')
    .leftJoin('users', 'users.id', 'cancellationRequests.requestedBy')
    .select([
      'cancellationRequests.id',
      'cancellationRequests.orderId',
      'cancellationRequests.reason',
      'cancellationRequests.requestedAt',
      'users.name as requestedBy',
    ])
    .where('cancellationRequests.decidedAt', 'is', null)
}
