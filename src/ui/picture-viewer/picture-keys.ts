import type { KeyboardEvent } from 'react'
import { step, type View } from './zoom.ts'

const keyMoves = 80

export interface PictureMoves {
  view: View
  zoomBy: (factor: number) => void
  moveBy: (x: number, y: number) => void
  reset: () => void
  /** To the neighbour on the right (1) or on the left (-1). */
  leaf: (by: 1 | -1) => void
}

/** What the keyboard does: arrows move about a picture that is looked at closely, and else leaf. */
export function pictureKeys({ view, zoomBy, moveBy, reset, leaf }: PictureMoves) {
  const arrow = (x: -1 | 0 | 1, y: -1 | 0 | 1) => () => {
    if (view.scale > 1) moveBy(-x * keyMoves, -y * keyMoves)
    else if (x !== 0) leaf(x)
  }
  const keys: Record<string, () => void> = {
    '+': () => zoomBy(step),
    '=': () => zoomBy(step),
    '-': () => zoomBy(1 / step),
    0: reset,
    ArrowLeft: arrow(-1, 0),
    ArrowRight: arrow(1, 0),
    ArrowUp: arrow(0, -1),
    ArrowDown: arrow(0, 1),
  }
  return (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}
