import { useCallback, useState } from 'react'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { reviewsText as text } from './reviews.messages.ts'

const loadViewer = () => import('#ui/picture-viewer/picture-viewer.tsx')

interface ReviewPhotosProps {
  photos: readonly string[]
  /** The shop's photograph of the bouquet, if its author agreed to show it. */
  bouquet: string | null
}

export function ReviewPhotos({ photos, bouquet }: ReviewPhotosProps) {
  const [viewed, setViewed] = useState<number | null>(null)
  const close = useCallback(() => setViewed(null), [])
  const viewer = useLazyPart(viewed !== null, loadViewer, close)
  const pictures = [
    ...photos.map((src, index) => ({ src, alt: text('photo', { number: index + 1 }) })),
    ...(bouquet === null ? [] : [{ src: bouquet, alt: text('bouquet') }]),
  ]
  if (pictures.length === 0) return null
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pictures.map(({ src, alt }, index) => (
          <li key={src} className="w-24">
            <button
              type="button"
              aria-label={src === bouquet ? alt : text('viewPhoto', { number: index + 1 })}
              aria-haspopup="dialog"
              onClick={() => setViewed(index)}
              className="block overflow-hidden rounded-sm"
            >
              <img
                src={`${src}?small`}
                alt=""
                width={96}
                height={120}
                loading="lazy"
                className="aspect-4/5 w-24 bg-linen object-cover"
              />
            </button>
            {src === bouquet && <p className="mt-1 text-xs text-ink-soft">{text('bouquet')}</p>}
          </li>
        ))}
      </ul>
      {viewed !== null && viewer && (
        <viewer.PictureViewer
          title={text('photos')}
          pictures={pictures}
          first={viewed}
          onClose={close}
        />
      )}
    </>
  )
}
