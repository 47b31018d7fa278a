import { Printer } from 'lucide-react'
import { useState } from 'react'
import {
  type Board,
  type BoardStatus,
  boardStatuses,
  type BoardCard as Card,
  groupCards,
  urgencyOf,
} from '#commerce/orders/staff/board.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { SelectionBar } from '../lists/bulk-actions.tsx'
import { BulkMoveButtons } from '../orders/bulk-move-buttons.tsx'
import { bulkMoveText } from '../orders/moves.messages.ts'
import { bulkMovesFor } from '../orders/moves.ts'
import { type MovableOrder, useBulkMove } from '../orders/use-bulk-move.tsx'
import { PrintDialog } from '../printing/print-dialog.tsx'
import { printingText } from '../printing/printing.messages.ts'
import { BoardCard } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { BoardDrag } from './board-drag.tsx'

interface BoardViewProps {
  board: Board
  role: Role
  now: number
  onMove: (card: Card, to: BoardStatus) => void
}

/** The columns of a day. Selected cards move together, by a drag of one of them or with the bar below. */
export function BoardView({ board, role, now, onMove }: BoardViewProps) {
  const { date, cards } = board
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [printed, setPrinted] = useState<readonly string[] | null>(null)
  const selected = cards.filter(({ id }) => chosen.has(id))
  const bulk = useBulkMove((ids) => choose(ids, false))

  function choose(ids: readonly string[], isChosen: boolean) {
    setChosen((before) => {
      const after = new Set(before)
      for (const id of ids) isChosen ? after.add(id) : after.delete(id)
      return after
    })
  }

  /** The cards that a drag of this one moves. */
  const movedWith = (card: Card) => (chosen.has(card.id) && selected.length > 1 ? selected : [card])
  const movable = (card: Card): MovableOrder => ({ ...card, deliveryDate: date })

  function move(card: Card, to: BoardStatus) {
    const moved = movedWith(card)
    if (moved.length === 1) return onMove(card, to)
    const chosenMove = bulkMovesFor(moved, role).find((possible) => possible.to === to)
    if (chosenMove) bulk.ask({ move: chosenMove, orders: moved.map(movable) })
  }

  return (
    <>
      <BoardDrag cards={cards} movedWith={movedWith} onMove={move}>
        {(dragged) => (
          <div className="grid gap-8 md:-mx-8 md:flex md:snap-x md:scroll-ps-8 md:gap-0 md:overflow-x-auto md:px-8">
            {boardStatuses.map((status) => {
              const ofStatus = cards.filter((card) => card.status === status)
              return (
                <BoardColumn
                  key={status}
                  status={status}
                  cards={ofStatus}
                  groups={groupCards(ofStatus, date, now)}
                  {...{ dragged, chosen }}
                  onChoose={choose}
                >
                  {(card, { window }) => (
                    <BoardCard
                      key={card.id}
                      {...{ card, role, onMove }}
                      urgency={urgencyOf(card, date, now)}
                      showsPlace={window === null}
                      isChosen={chosen.has(card.id)}
                      onChoose={(isChosen) => choose([card.id], isChosen)}
                      dragCount={movedWith(card).length}
                    />
                  )}
                </BoardColumn>
              )
            })}
          </div>
        )}
      </BoardDrag>
      <SelectionBar count={selected.length} isSelecting={false} isCut={false}>
        <BulkMoveButtons orders={selected.map(movable)} role={role} onMove={bulk.ask} />
        <Button
          variant="quiet"
          size="small"
          className="max-md:min-h-11"
          onClick={() => setPrinted(selected.map(({ id }) => id))}
        >
          <Printer className="size-3.5" />
          {printingText('print')}
        </Button>
        <Button variant="plain" size="small" onClick={() => setChosen(new Set())}>
          {bulkMoveText('clearSelection')}
        </Button>
      </SelectionBar>
      {bulk.dialogs}
      {printed && <PrintDialog ids={printed} onClose={() => setPrinted(null)} />}
    </>
  )
}
