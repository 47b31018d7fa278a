import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { allPictures } from '#commerce/catalogue/main-image.ts'
import type { ProductSummary } from '#commerce/catalogue/product.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { cartText } from '../cart/cart.messages.ts'
import { productLink } from './product-link.ts'

export interface ProductLineProps {
  product: ProductSummary
  name: string
  aside?: ReactNode
  note: ReactNode
  action: ReactNode
  onRemove: () => void
  onLeave: () => void
}

export function ProductLine({
  product,
  name,
  aside,
  note,
  action,
  onRemove,
  onLeave,
}: ProductLineProps) {
  const [picture] = allPictures(product)
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-4 py-4">
      <PictureTile
        files={picture ? pictureSources(picture.address, picture.placeholder) : null}
        sizes="80px"
        className="aspect-4/5"
      />
      <div className="flex min-w-0 flex-col">
        <div className="flex items-baseline justify-between gap-4">
          <Link
            {...productLink(product)}
            className="min-w-0 font-medium hover:text-moss"
            onClick={onLeave}
          >
            <LocalizedText>{name}</LocalizedText>
          </Link>
          {aside}
        </div>
        {note}
        <div className="mt-auto flex items-center justify-between pt-2">
          {action}
          <button type="button" className="link min-h-9 text-xs text-ink-soft" onClick={onRemove}>
            {cartText.rich('remove', {
              name,
              hidden: (name) => <span className="sr-only">{name}</span>,
            })}
          </button>
        </div>
      </div>
    </div>
  )
}
