import type { OrderView } from '#commerce/orders/order-view.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Picture } from '#ui/picture.tsx'

export function OrderPhotographs({ photos }: Pick<OrderView, 'photos'>) {
  const shown = [
    { image: photos.delivery, caption: 'On delivery' },
    { image: photos.bouquet, caption: 'Finished bouquet' },
  ]
  const taken = shown.flatMap(({ image, caption }) => (image === null ? [] : [{ image, caption }]))
  if (taken.length === 0) return null
  return (
    <ul className="grid max-w-xl items-start gap-6 sm:grid-cols-2">
      {taken.map(({ image, caption }) => (
        <li key={caption}>
          <figure>
            <span className="block overflow-hidden rounded-sm bg-linen">
              <Picture
                {...pictureSources(image)}
                alt={`The flowers: ${caption.toLowerCase()}`}
                sizes="(min-width: 640px) 276px, 100vw"
                className="h-auto max-h-[80dvh] w-full object-contain"
              />
            </span>
            <figcaption className="mt-2 text-ink-soft">{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
