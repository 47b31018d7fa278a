import { mayMove } from '#commerce/orders/lifecycle/order-lifecycle.ts'
import type { Board, BoardCard, BoardStatus } from '#commerce/orders/staff/board.ts'

/** The board after moving a card to another column. */
export function withMovedCard(board: Board, id: string, to: BoardStatus): Board {
  const cards = board.cards.map((card) => (card.id === id ? { ...card, status: to } : card))
  return { ...board, cards }
}

/** Whether staff may move a card to a column. */
export function canDropIn(card: Pick<BoardCard, 'status'>, column: BoardStatus): boolean {
  return mayMove(card.status, column, 'staff')
}
