import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, type LucideIcon, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useState } from 'react'
import { inlineSign } from '#i18n/writing-direction.ts'
import type { PictureFiles } from '../picture.tsx'
import { useCloseOnBack } from '../use-close-on-back.ts'
import { useFocusBack } from '../use-focus-back.ts'
import { viewerText } from './picture-viewer.messages.ts'
import { useZoom } from './use-zoom.ts'
import { maxScale, zoomStep } from './zoom.ts'

const noOffset = { x: 0, y: 0 }
// The picture follows the finger less where there is no next one.
const resistance = 0.3
const panStepPx = 80

interface PictureViewerProps {
  title: string
  pictures: ReadonlyArray<PictureFiles & { alt: string }>
  /** Index of the picture to show first. */
  first: number
  onClose: () => void
}

/** Full-screen picture viewer: zoom by click, pinch, wheel or keyboard; swipe down to close. */
export function PictureViewer({ title, pictures, first, onClose }: PictureViewerProps) {
  const [index, setIndex] = useState(first)
  const { view, dragOffset, reset, zoomBy, moveBy, handlers } = useZoom({
    onNavigate: navigate,
    onDismiss: onClose,
  })
  const focusBack = useFocusBack()
  useCloseOnBack(true, onClose)
  const shown = pictures[index]
  if (!shown) return null

  function navigate(by: 1 | -1) {
    if (!pictures[index + by]) return
    reset()
    setIndex(index + by)
  }

  /** Arrows pan a zoomed picture, otherwise they change the picture. */
  function arrow(x: -1 | 0 | 1, y: -1 | 0 | 1) {
    if (view.scale > 1) moveBy(-x * panStepPx, -y * panStepPx)
    else if (x !== 0) navigate(x * inlineSign() > 0 ? 1 : -1)
  }

  const keys: Record<string, () => void> = {
    '+': () => zoomBy(zoomStep),
    '=': () => zoomBy(zoomStep),
    '-': () => zoomBy(1 / zoomStep),
    0: reset,
    ArrowLeft: () => arrow(-1, 0),
    ArrowRight: () => arrow(1, 0),
    ArrowUp: () => arrow(0, -1),
    ArrowDown: () => arrow(0, 1),
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const offset = dragOffset ?? noOffset
  const hasNext = pictures[index + (offset.x * inlineSign() < 0 ? 1 : -1)] !== undefined
  const { alt, avifSrcSet, placeholder: _placeholder, ...files } = shown
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          {...focusBack}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
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
                  view.scale === 1 && !dragOffset && 'transition-[translate]',
                )}
                style={{
                  translate: `${view.x + (hasNext ? offset.x : offset.x * resistance)}px ${view.y + offset.y}px`,
                  scale: String(view.scale),
                }}
              />
            </picture>
          </div>
          <div className="absolute top-3 end-3 flex gap-1 rounded-full bg-paper">
            <Control
              name={viewerText('zoomIn')}
              icon={ZoomIn}
              onClick={() => zoomBy(zoomStep)}
              isDisabled={view.scale >= maxScale}
            />
            <Control
              name={viewerText('zoomOut')}
              icon={ZoomOut}
              onClick={() => zoomBy(1 / zoomStep)}
              isDisabled={view.scale <= 1}
            />
            <Control name={viewerText('close')} icon={X} onClick={onClose} />
          </div>
          {pictures.length > 1 && (
            <div className="absolute start-1/2 bottom-4 flex -translate-x-1/2 items-center gap-1 rounded-full bg-paper rtl:translate-x-1/2">
              <Control
                name={viewerText('previous')}
                icon={ChevronLeft}
                isMirrored
                onClick={() => navigate(-1)}
                isDisabled={index === 0}
              />
              <p role="status" className="text-xs">
                {viewerText('position', { index: index + 1, count: pictures.length })}
              </p>
              <Control
                name={viewerText('next')}
                icon={ChevronRight}
                isMirrored
                onClick={() => navigate(1)}
                isDisabled={index === pictures.length - 1}
              />
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Control({
  name,
  icon: Icon,
  onClick,
  isDisabled = false,
  isMirrored,
}: {
  name: string
  icon: LucideIcon
  onClick: () => void
  /** Sets aria-disabled: a disabled button would lose the focus. */
  isDisabled?: boolean
  /** The icon points along the line. */
  isMirrored?: boolean
}) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isDisabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full transition-colors hover:text-moss aria-disabled:text-edge"
    >
      <Icon
        aria-hidden="true"
        className={clsx('size-5', isMirrored && 'rtl:-scale-x-100')}
        strokeWidth={1.5}
      />
    </button>
  )
}
