import type { KeyboardEvent } from 'react'
import { type View, zoomStep } from './zoom.ts'

const panStepPx = 80

interface PictureMoves {
  view: View
  zoomBy: (factor: number) => void
  moveBy: (x: number, y: number) => void
  reset: () => void
  /** To the next (1) or previous (-1) picture. */
  navigate: (by: 1 | -1) => void
}

/** Keyboard shortcuts of the viewer: arrows pan a zoomed picture, otherwise they change the picture. */
export function pictureKeys({ view, zoomBy, moveBy, reset, navigate }: PictureMoves) {
  const arrow = (x: -1 | 0 | 1, y: -1 | 0 | 1) => () => {
    if (view.scale > 1) moveBy(-x * panStepPx, -y * panStepPx)
    else if (x !== 0) navigate(x)
  }
  const keys: Record<string, () => void> = {
    '+': () => zoomBy(zoomStep),
    '=': () => zoomBy(zoomStep),
    '-': () => zoomBy(1 / zoomStep),
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
