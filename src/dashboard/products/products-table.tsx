import { Link } from '@tanstack/react-router'
import { isArabicMissing } from '#commerce/catalogue/arabic-missing.ts'
import type { StaffProduct, StaffVariant } from '#commerce/catalogue/editing/staff-product.ts'
import { allPictures } from '#commerce/catalogue/main-image.ts'
import { effectivePrice, isOnSale } from '#commerce/catalogue/sale.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { localizedName } from '#i18n/localized.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { CardTable, Cell, SelectAllCell, SelectRowCell } from '../lists/table-parts.tsx'
import { productsText } from './products.messages.ts'

interface ProductsTableProps {
  products: readonly StaffProduct[]
  categoryNames: ReadonlyMap<string, string>
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
  onSelectAll: (isChosen: boolean) => void
  now: number
}

const columns = () => [
  productsText('product'),
  productsText('category'),
  { name: productsText('price'), className: 'text-end' },
  { name: productsText('stock'), className: 'text-end' },
  { name: productsText('updated'), className: 'hidden xl:table-cell xl:ps-10' },
]

/** The link of the name covers the row. */
export function ProductsTable(props: ProductsTableProps) {
  const { products, chosen, onSelectAll } = props
  const ids = products.map((product) => product.id)
  return (
    <CardTable
      columns={columns()}
      select={<SelectAllCell ids={ids} chosen={chosen} onSelectAll={onSelectAll} />}
    >
      {products.map((product) => (
        <ProductRow key={product.id} product={product} {...props} />
      ))}
    </CardTable>
  )
}

function ProductRow({
  product,
  categoryNames,
  chosen,
  onChoose,
  now,
}: ProductsTableProps & { product: StaffProduct }) {
  const [first] = allPictures(product)
  return (
    <tr className="relative grid grid-cols-[2.75rem_minmax(0,1fr)_fit-content(40%)] gap-x-3 gap-y-1 border-b border-line py-3 transition-colors hover:bg-linen/60 has-[a:focus-visible]:bg-linen md:table-row">
      <SelectRowCell
        label={productsText('select', { name: localizedName(product) })}
        isChosen={chosen.has(product.id)}
        onChoose={(isChosen) => onChoose([product.id], isChosen)}
      />
      <Cell>
        <span className="flex items-center gap-3">
          <PictureTile
            files={first ? pictureSources(first.address, first.placeholder) : null}
            sizes="40px"
            className="aspect-4/5 w-10"
          />
          <span className="grid min-w-0 justify-items-start gap-1">
            <Link
              to="/dashboard/products/$productId"
              params={{ productId: product.id }}
              className="font-medium wrap-anywhere after:absolute after:inset-0"
            >
              <LocalizedText>{localizedName(product)}</LocalizedText>
            </Link>
            {sizesOnSale(product).length > 0 && (
              <span className="text-xs text-ink-soft">
                {productsText('sizes', { count: sizesOnSale(product).length + 1 })}
              </span>
            )}
            {isArabicMissing({ ...product, furtherVariants: sizesOnSale(product) }) && (
              <ArabicMissing />
            )}
          </span>
        </span>
      </Cell>
      <Cell className="col-start-2 text-ink-soft">
        <LocalizedText>{categoryNames.get(product.category) ?? ''}</LocalizedText>
      </Cell>
      <Cell className="col-start-3 row-start-1 text-end md:whitespace-nowrap">
        <Price product={product} now={now} />
      </Cell>
      <Cell className="col-start-3 text-end md:whitespace-nowrap">
        <Stock stock={stockOfAll(product)} />
      </Cell>
      <Cell className="hidden whitespace-nowrap text-ink-soft xl:table-cell xl:ps-10">
        {formatMoment(product.updatedAt)}
      </Cell>
    </tr>
  )
}

function Price({ product, now }: { product: StaffProduct; now: number }) {
  if (!isOnSale(product, now)) return formatMoney(product.price)
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-2">
      <s className="text-ink-soft">{formatMoney(product.price)}</s>
      <span className="text-blush">{formatMoney(effectivePrice(product, now))}</span>
    </span>
  )
}

function sizesOnSale({ furtherVariants }: StaffProduct): StaffVariant[] {
  return furtherVariants.filter(({ archivedAt }) => (archivedAt ?? null) === null)
}

/** The stock of all sizes on sale; null if one is made to order. */
function stockOfAll(product: StaffProduct): number | null {
  return sizesOnSale(product).reduce<number | null>(
    (sum, size) => (sum === null || size.stock === null ? null : sum + size.stock),
    product.stock,
  )
}

function Stock({ stock }: { stock: number | null }) {
  if (stock === null) return <span className="text-ink-soft">{productsText('madeToOrder')}</span>
  if (stock === 0) return <span className="text-blush">{productsText('soldOut')}</span>
  return (
    <>
      {groupDigits(stock)}
      {/* Phones show no table header. */}
      <span className="text-ink-soft md:hidden"> {productsText('inStock')}</span>
    </>
  )
}
