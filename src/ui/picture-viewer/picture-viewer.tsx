import { clsx } from 'clsx'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import type { PictureFiles } from '../picture.tsx'
import { useBackCloses } from '../use-back-closes.ts'
import { pictureKeys } from './picture-keys.ts'
import { useZoom } from './use-zoom.ts'
import { LeafBar, ZoomBar } from './viewer-bars.tsx'

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

const still = { x: 0, y: 0 }
// Of a finger that draws where no picture follows.
const resistance = 0.3

/** Pictures over the whole screen, to be looked at closely: by click, pinch, wheel, or keyboard; drawn down, they leave. */
export function PictureViewer({ title, pictures, first, onClose }: PictureViewerProps) {
  const [index, setIndex] = useState(first)
  const { view, pull, reset, zoomBy, moveBy, handlers } = useZoom({ onLeaf: leaf, onAway: onClose })
  const shown = pictures[index]
  const opener = useRef<Element>(null)
  useBackCloses(true, onClose)

  function leaf(by: 1 | -1) {
    if (!pictures[index + by]) return
    reset()
    setIndex(index + by)
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
          onKeyDown={pictureKeys({ view, zoomBy, moveBy, reset, leaf })}
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
          <ZoomBar scale={view.scale} zoomBy={zoomBy} onClose={onClose} />
          {pictures.length > 1 && <LeafBar index={index} count={pictures.length} leaf={leaf} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
