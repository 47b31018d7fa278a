import type { ShopContext } from '../../shop-context.ts'
import { type StaffMove, type TakenBackMove, undoMove } from '../lifecycle/undo-move.server.ts'
import type { OrderStatus } from '../order-status.ts'

/** A move to undo. */
export interface MadeMove {
  id: string
  from: OrderStatus
  to: OrderStatus
}

/** The outcome of one order. */
export interface MoveTakenBack {
  id: string
  outcome: 'undone' | Extract<TakenBackMove, { ok: false }>['refusal'] | 'failed'
}

/** Undoes the moves of a staff member, each in its own transaction, so a refused one does not stop the others. */
export async function undoMoves(
  shop: ShopContext,
  { moves, staffId }: { moves: readonly MadeMove[]; staffId: string },
): Promise<MoveTakenBack[]> {
  const results: MoveTakenBack[] = []
  for (const { id, from, to } of moves) {
    results.push({ id, outcome: await outcomeOf(shop, { orderId: id, from, to, staffId }) })
  }
  return results
}

async function outcomeOf(shop: ShopContext, move: StaffMove): Promise<MoveTakenBack['outcome']> {
  try {
    const result = await undoMove(shop, move)
    return result.ok ? 'undone' : result.refusal
  } catch (error) {
    // Earlier moves are undone: the response must report them even if this one fails.
    shop.log.error('move not undone', { orderId: move.orderId, error: String(error) })
    return 'failed'
  }
}
