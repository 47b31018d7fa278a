import { clsx } from 'clsx'
import { Fragment } from 'react'
import type { ListedItem } from '#commerce/orders/staff/listed-items.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { isolated } from '#i18n/isolated.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import type { Density } from './order-view.ts'
import { orderTableText } from './orders-page.messages.ts'

const mostPictures = 2
/** The number of pieces includes the others. */
const mostNames = 3

/** The items of an order: the first pictures, the names, and the number of pieces. */
export function OrderItems({ items, density }: { items: readonly ListedItem[]; density: Density }) {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const pictures = items.flatMap(({ image }) => (image ? [image] : [])).slice(0, mostPictures)
  const isCompact = density === 'compact'
  return (
    <span className="flex min-w-0 items-center gap-2">
      {pictures.length > 0 && (
        <span className="flex shrink-0">
          {pictures.map((image, index) => (
            <PictureTile
              // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice.
              key={`${image} ${index}`}
              files={pictureSources(image)}
              sizes="32px"
              className={clsx(
                'border border-paper not-first:-ms-2',
                isCompact ? 'size-6' : 'aspect-4/5 w-8',
              )}
            />
          ))}
        </span>
      )}
      <span className="min-w-0">
        <span
          title={
            isCompact
              ? items.map(({ name }) => isolated(name)).join(orderTableText('separator'))
              : undefined
          }
          className={clsx('wrap-anywhere', isCompact && 'line-clamp-1')}
        >
          {items.slice(0, mostNames).map(({ name, quantity }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one product may stand on two lines.
            <Fragment key={`${name} ${index}`}>
              {index > 0 && orderTableText('separator')}
              {quantity > 1 && `${groupDigits(quantity)} × `}
              <LocalizedText>{name}</LocalizedText>
            </Fragment>
          ))}
        </span>
        {count > 1 && !isCompact && (
          <span className="block text-xs text-ink-soft">{orderTableText('count', { count })}</span>
        )}
      </span>
    </span>
  )
}
