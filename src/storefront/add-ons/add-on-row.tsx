import { clsx } from 'clsx'
import { allPictures } from '#commerce/catalogue/main-image.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { CheckIcon, PlusIcon } from '#ui/icons.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { ProductPrice } from '../product/product-price.tsx'
import { addOnsText } from './add-ons.messages.ts'

interface AddOnRowProps {
  addOn: Product
  isAdded: boolean
  onPress: () => void
}

/** An add-on with its picture and price. The whole row is one button, which a second click removes. */
export function AddOnRow({ addOn, isAdded, onPress }: AddOnRowProps) {
  const [picture] = allPictures(addOn)
  return (
    <button
      type="button"
      data-early
      aria-pressed={isAdded}
      // Ignore the second click of a double click, which would undo the first.
      onClick={({ detail }) => detail < 2 && onPress()}
      className={clsx(
        'grid h-full w-full grid-cols-[3.5rem_1fr_auto] items-center gap-3 rounded-sm border p-2 text-start transition-colors hover:border-moss',
        'forced-colors:aria-pressed:outline-2',
        isAdded ? 'border-moss bg-sage' : 'border-line bg-white',
      )}
    >
      <PictureTile
        files={picture ? pictureSources(picture.address, picture.placeholder) : null}
        sizes="56px"
        className="aspect-square"
      />
      <span className="min-w-0">
        <span title={addOn.name} className="line-clamp-2 text-sm font-medium break-words">
          <LocalizedText>{addOn.name}</LocalizedText>
        </span>
        <ProductPrice product={addOn} className="text-xs text-ink-soft" />
      </span>
      <span className="flex items-center gap-1.5 pe-1 text-sm text-moss">
        {isAdded ? <CheckIcon className="size-4" /> : <PlusIcon className="size-4" />}
        <span>
          {addOnsText.rich(isAdded ? 'added' : 'add', {
            name: addOn.name,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </span>
      </span>
    </button>
  )
}
