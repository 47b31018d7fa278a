import { clsx } from 'clsx'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import type { PictureFiles } from '../picture.tsx'
import { useCloseOnBack } from '../use-close-on-back.ts'
import { pictureKeys } from './picture-keys.ts'
import { useZoom } from './use-zoom.ts'
import { PagerBar, ZoomBar } from './viewer-bars.tsx'

interface ViewedPicture extends PictureFiles {
  alt: string
}

interface PictureViewerProps {
  title: string
  pictures: readonly ViewedPicture[]
  first: number
  onClose: () => void
}

const noOffset = { x: 0, y: 0 }
// The picture follows the finger less where there is no next one.
const resistance = 0.3

/** Full-screen picture viewer: zoom by click, pinch, wheel or keyboard; swipe down to close. */
export function PictureViewer({ title, pictures, first, onClose }: PictureViewerProps) {
  const [index, setIndex] = useState(first)
  const { view, dragOffset, reset, zoomBy, moveBy, handlers } = useZoom({
    onNavigate: navigate,
    onDismiss: onClose,
  })
  const shown = pictures[index]
  const opener = useRef<Element>(null)
  useCloseOnBack(true, onClose)

  function navigate(by: 1 | -1) {
    if (!pictures[index + by]) return
    reset()
    setIndex(index + by)
  }

  if (!shown) return null
  const offset = dragOffset ?? noOffset
  const hasNext = pictures[index + (offset.x < 0 ? 1 : -1)] !== undefined
  const { alt, avifSrcSet, placeholder: _placeholder, ...files } = shown
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={pictureKeys({ view, zoomBy, moveBy, reset, navigate })}
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
                  view.scale === 1 && !dragOffset && 'transition-[translate]',
                )}
                style={{
                  translate: `${view.x + (hasNext ? offset.x : offset.x * resistance)}px ${view.y + offset.y}px`,
                  scale: String(view.scale),
                }}
              />
            </picture>
          </div>
          <ZoomBar scale={view.scale} zoomBy={zoomBy} onClose={onClose} />
          {pictures.length > 1 && (
            <PagerBar index={index} count={pictures.length} navigate={navigate} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
