import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { maxScale, zoomStep } from './zoom.ts'

interface ZoomBarProps {
  scale: number
  zoomBy: (factor: number) => void
  onClose: () => void
}

export function ZoomBar({ scale, zoomBy, onClose }: ZoomBarProps) {
  return (
    <div className="absolute top-3 right-3 flex gap-1 rounded-full bg-paper">
      <Control name="Zoom in" onClick={() => zoomBy(zoomStep)} isDisabled={scale >= maxScale}>
        <ZoomIn aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Control>
      <Control name="Zoom out" onClick={() => zoomBy(1 / zoomStep)} isDisabled={scale <= 1}>
        <ZoomOut aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Control>
      <Control name="Close" onClick={onClose}>
        <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Control>
    </div>
  )
}

interface PagerBarProps {
  index: number
  count: number
  navigate: (by: 1 | -1) => void
}

export function PagerBar({ index, count, navigate }: PagerBarProps) {
  return (
    <div className="absolute bottom-4 left-1/2 flex -translate-x-1/2 items-center gap-1 rounded-full bg-paper">
      <Control name="Previous picture" onClick={() => navigate(-1)} isDisabled={index === 0}>
        <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Control>
      <p role="status" className="text-xs tabular-nums">
        {index + 1} of {count}
      </p>
      <Control name="Next picture" onClick={() => navigate(1)} isDisabled={index === count - 1}>
        <ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Control>
    </div>
  )
}

interface ControlProps {
  name: string
  onClick: () => void
  /** Sets aria-disabled: a disabled button would lose the focus. */
  isDisabled?: boolean
  children: ReactNode
}

function Control({ name, onClick, isDisabled = false, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isDisabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full transition-colors hover:text-moss aria-disabled:text-edge"
    >
      {children}
    </button>
  )
}
