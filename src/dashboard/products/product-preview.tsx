import { discountBadge, effectivePrice, isOnSale } from '#commerce/catalogue/sale.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Badge } from '#ui/badge.tsx'
import { Picture } from '#ui/picture.tsx'
import { readFields } from './product-fields.ts'
import type { ProductForm } from './use-product-form.ts'

export function ProductPreview({ form }: { form: ProductForm }) {
  const { draft } = readFields(form.fields, [])
  const first = form.drafts.pictures.find((picture) => picture.address !== null)
  const now = Date.now()
  const sale = isOnSale(draft, now) && Number.isFinite(draft.price)
  const badge = sale ? discountBadge(draft.price, effectivePrice(draft, now)) : null
  return (
    <aside aria-label="Preview" className="self-start lg:sticky lg:top-8">
      <p className="mb-3 text-xs text-ink-soft">Preview</p>
      <div className="relative aspect-4/5 max-w-72 overflow-hidden rounded-sm bg-linen">
        {first?.address && (
          <Picture
            {...pictureSources(first.address, first.placeholder)}
            alt={first.alt}
            sizes="288px"
            className="size-full"
          />
        )}
        {badge && (
          <span className="absolute top-2.5 left-2.5">
            <Badge tint="blush">{badge}</Badge>
          </span>
        )}
      </div>
      <p className="mt-3 font-medium break-words">{draft.name.trim() || 'Product name'}</p>
      <p className="mt-0.5">
        {Number.isFinite(draft.price) ? (
          <>
            {sale && <s className="mr-2 text-ink-soft">{formatMoney(draft.price)}</s>}
            <span className={sale ? 'text-blush' : undefined}>
              {formatMoney(effectivePrice(draft, now))}
            </span>
          </>
        ) : (
          'Price'
        )}
      </p>
      {draft.stock === 0 && <p className="mt-2 text-ink-soft">Sold out</p>}
      {!sale && draft.saleStartDate !== null && draft.saleStartDate > now && (
        <p className="mt-2 text-xs text-ink-soft">
          On sale from {formatMoment(draft.saleStartDate)}
        </p>
      )}
      {draft.description.trim() && (
        <p className="mt-3 max-w-72 text-ink-soft whitespace-pre-line">
          {draft.description.trim()}
        </p>
      )}
    </aside>
  )
}
