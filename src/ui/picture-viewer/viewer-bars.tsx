import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { largest, step } from './zoom.ts'

interface ZoomBarProps {
  scale: number
  zoomBy: (factor: number) => void
  onClose: () => void
}

export function ZoomBar({ scale, zoomBy, onClose }: ZoomBarProps) {
  return (
    <div className="absolute top-3 right-3 flex gap-1 rounded-full bg-paper">
      <Control name="Look closer" onClick={() => zoomBy(step)} off={scale >= largest}>
        <ZoomIn aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Control>
      <Control name="From further away" onClick={() => zoomBy(1 / step)} off={scale <= 1}>
        <ZoomOut aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Control>
      <Control name="Close" onClick={onClose}>
        <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Control>
    </div>
  )
}

interface LeafBarProps {
  index: number
  count: number
  leaf: (by: 1 | -1) => void
}

export function LeafBar({ index, count, leaf }: LeafBarProps) {
  return (
    <div className="absolute bottom-4 left-1/2 flex -translate-x-1/2 items-center gap-1 rounded-full bg-paper">
      <Control name="Previous picture" onClick={() => leaf(-1)} off={index === 0}>
        <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Control>
      <p role="status" className="text-xs tabular-nums">
        {index + 1} of {count}
      </p>
      <Control name="Next picture" onClick={() => leaf(1)} off={index === count - 1}>
        <ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Control>
    </div>
  )
}

interface ControlProps {
  name: string
  onClick: () => void
  /** Nothing is left to do in this direction. It keeps the focus, which a disabled button would lose. */
  off?: boolean
  children: ReactNode
}

function Control({ name, onClick, off = false, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={off}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full transition-colors hover:text-moss aria-disabled:text-edge"
    >
      {children}
    </button>
  )
}
