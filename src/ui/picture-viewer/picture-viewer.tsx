import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { PictureFiles } from '../picture.tsx'
import { useBackCloses } from '../use-back-closes.ts'
import { useZoom } from './use-zoom.ts'
import { largest } from './zoom.ts'

export interface ViewedPicture extends PictureFiles {
  alt: string
}

export interface PictureViewerProps {
  title: string
  pictures: readonly ViewedPicture[]
  /** Which of them is shown first. */
  first: number
  onClose: () => void
}

const step = 1.5
const keyMoves = 80
const still = { x: 0, y: 0 }
// Of a finger that draws where no picture follows.
const resistance = 0.3

/** Pictures over the whole screen, to be looked at closely: by click, pinch, wheel, or keyboard; drawn down, they leave. */
export function PictureViewer({ title, pictures, first, onClose }: PictureViewerProps) {
  const [index, setIndex] = useState(first)
  const { view, pull, reset, zoomBy, moveBy, handlers } = useZoom({ onLeaf: leaf, onAway: onClose })
  const shown = pictures[index]
  const many = pictures.length > 1
  const opener = useRef<Element>(null)
  useBackCloses(true, onClose)

  function leaf(by: 1 | -1) {
    if (!pictures[index + by]) return
    reset()
    setIndex(index + by)
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

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

  if (!shown) return null
  const drawn = pull ?? still
  const hasNext = pictures[index + (drawn.x < 0 ? 1 : -1)] !== undefined
  const { alt, avifSrcSet, placeholder: _soft, ...files } = shown
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className="fixed inset-0 z-50 animate-veil-in bg-paper outline-none"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <div
            {...handlers}
            className={`absolute inset-0 touch-none overflow-hidden select-none ${view.scale > 1 ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
          >
            <picture className="contents">
              {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes="200vw" />}
              <img
                key={files.src}
                {...files}
                alt={alt}
                sizes="200vw"
                draggable={false}
                className={clsx(
                  'size-full object-contain',
                  view.scale === 1 && !pull && 'transition-[translate]',
                )}
                style={{
                  translate: `${view.x + (hasNext ? drawn.x : drawn.x * resistance)}px ${view.y + drawn.y}px`,
                  scale: String(view.scale),
                }}
              />
            </picture>
          </div>
          <div className="absolute top-3 right-3 flex gap-1 rounded-full bg-paper">
            <Control name="Look closer" onClick={() => zoomBy(step)} off={view.scale >= largest}>
              <ZoomIn aria-hidden="true" className="size-5" strokeWidth={1.5} />
            </Control>
            <Control
              name="From further away"
              onClick={() => zoomBy(1 / step)}
              off={view.scale <= 1}
            >
              <ZoomOut aria-hidden="true" className="size-5" strokeWidth={1.5} />
            </Control>
            <Control name="Close" onClick={onClose}>
              <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
            </Control>
          </div>
          {many && (
            <div className="absolute bottom-4 left-1/2 flex -translate-x-1/2 items-center gap-1 rounded-full bg-paper">
              <Control name="Previous picture" onClick={() => leaf(-1)} off={index === 0}>
                <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={1.5} />
              </Control>
              <p role="status" className="text-xs tabular-nums">
                {index + 1} of {pictures.length}
              </p>
              <Control
                name="Next picture"
                onClick={() => leaf(1)}
                off={index === pictures.length - 1}
              >
                <ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.5} />
              </Control>
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
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
