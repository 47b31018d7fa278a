import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { mainImage } from '#commerce/catalogue/main-image.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { localizedName } from '#i18n/localized.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FieldNote } from '#ui/field.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { TextField } from '#ui/text-field.tsx'
import { occasionsText } from './occasions.messages.ts'

interface OccasionProductsFieldProps {
  /** In the order of the page. */
  products: readonly StaffProduct[]
  error: string | undefined
  onProducts: (products: readonly StaffProduct[]) => void
}

const row = 'flex items-center gap-3 border-b border-line py-2'

/** The products of an occasion: sorted by drag or keyboard, removed, and added by search. */
export function OccasionProductsField({ products, error, onProducts }: OccasionProductsFieldProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <FieldNote id="products-note" error={error} help={occasionsText('productsHelp')} />
      {products.length === 0 && <p className="text-ink-soft">{occasionsText('noProducts')}</p>}
      <SortableList
        label={occasionsText('productsInOrder')}
        items={products}
        idOf={(product) => product.id}
        nameOf={localizedName}
        onSort={onProducts}
        className={products.length > 0 ? 'border-t border-line' : ''}
        itemClassName={row}
      >
        {(product, handle) => (
          <>
            {handle}
            <ProductRow product={product}>
              <Button
                variant="plain"
                size="small"
                aria-label={occasionsText('removeProduct', { name: localizedName(product) })}
                onClick={() => onProducts(products.filter(({ id }) => id !== product.id))}
              >
                {occasionsText('remove')}
              </Button>
            </ProductRow>
          </>
        )}
      </SortableList>
      <ProductPicker
        chosen={new Set(products.map(({ id }) => id))}
        onAdd={(product) => onProducts([...products, product])}
      />
    </div>
  )
}

function ProductRow({ product, children }: { product: StaffProduct; children: ReactNode }) {
  const image = mainImage(product)
  return (
    <>
      <PictureTile
        files={image ? pictureSources(image) : null}
        sizes="40px"
        className="aspect-4/5 w-10"
      />
      <span className="min-w-0 grow">
        <span className="block break-words">
          <LocalizedText>{localizedName(product)}</LocalizedText>
        </span>
        {product.archivedAt !== null && <Badge tint="linen">{occasionsText('isArchived')}</Badge>}
      </span>
      {children}
    </>
  )
}

const mostShown = 6

function ProductPicker({
  chosen,
  onAdd,
}: {
  chosen: ReadonlySet<string>
  onAdd: (product: StaffProduct) => void
}) {
  const [term, setTerm] = useState('')
  const query = useDeferredValue(term.trim())
  const list = useInfiniteQuery({
    ...staffProductQueries.list(query === '' ? {} : { query }),
    enabled: query !== '',
  })
  const found = (list.data?.pages[0]?.products ?? []).filter(({ id }) => !chosen.has(id))
  return (
    <div>
      <TextField
        label={occasionsText('findProduct')}
        optional
        autoComplete="off"
        className="sm:max-w-sm"
        value={term}
        onChange={({ target }) => setTerm(target.value)}
        // Enter would submit the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {query !== '' && list.data && found.length === 0 && (
        <p role="status" className="mt-2 py-2 text-ink-soft">
          {occasionsText('noMatch')}
        </p>
      )}
      {query !== '' && found.length > 0 && (
        <ul aria-label={occasionsText('findProduct')} className="mt-2">
          {found.slice(0, mostShown).map((product) => (
            <li key={product.id} className={row}>
              <ProductRow product={product}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={occasionsText('addProduct', { name: localizedName(product) })}
                  onClick={() => onAdd(product)}
                >
                  {occasionsText('add')}
                </Button>
              </ProductRow>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
