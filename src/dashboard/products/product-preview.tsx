import { discountLabel } from '#commerce/catalogue/discount-label.ts'
import { effectivePrice, isOnSale } from '#commerce/catalogue/sale.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { localizedText, otherLanguage } from '#i18n/localized.ts'
import { Badge } from '#ui/badge.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { readFields } from './product-fields.ts'
import { productFormText } from './product-form.messages.ts'
import type { ProductForm } from './use-product-form.ts'

/** The product as its card in the shop shows it, from the values in the form. */
export function ProductPreview({ form }: { form: ProductForm }) {
  const { draft } = readFields(form.fields, [])
  const first = form.drafts.pictures.find((picture) => picture.address !== null)
  const name = localizedText({ en: draft.name, ar: draft.nameAr }).trim()
  const description = localizedText({ en: draft.description, ar: draft.descriptionAr }).trim()
  const now = Date.now()
  const sale = isOnSale(draft, now) && Number.isFinite(draft.price)
  const badge = sale ? discountLabel(draft.price, effectivePrice(draft, now)) : null
  return (
    <aside aria-label={productFormText('preview')} className="self-start lg:sticky lg:top-8">
      <p className="mb-3 text-xs text-ink-soft">{productFormText('preview')}</p>
      <div className="relative aspect-4/5 max-w-72 overflow-hidden rounded-sm bg-linen">
        {first?.address && (
          <Picture
            {...pictureSources(first.address, first.placeholder)}
            alt={localizedText({ en: first.alt, ar: first.altAr })}
            sizes="288px"
            className="size-full"
          />
        )}
        {badge && (
          <span className="absolute top-2.5 start-2.5">
            <Badge tint="blush">{badge}</Badge>
          </span>
        )}
      </div>
      <p className="mt-3 font-medium break-words">
        <LocalizedText>{name || productFormText('productName')}</LocalizedText>
      </p>
      <p className="mt-0.5">
        {Number.isFinite(draft.price) ? (
          <>
            {sale && <s className="me-2 text-ink-soft">{formatMoney(draft.price)}</s>}
            <span className={sale ? 'text-blush' : undefined}>
              {formatMoney(effectivePrice(draft, now))}
            </span>
          </>
        ) : (
          productFormText('noPrice')
        )}
      </p>
      {draft.stock === 0 && <p className="mt-2 text-ink-soft">{productFormText('soldOut')}</p>}
      {!sale && draft.saleStartDate !== null && draft.saleStartDate > now && (
        <p className="mt-2 text-xs text-ink-soft">
          {productFormText('onSaleFrom', { moment: formatMoment(draft.saleStartDate) })}
        </p>
      )}
      {description && (
        <p
          dir="auto"
          {...otherLanguage(description)}
          className="mt-3 max-w-72 text-ink-soft whitespace-pre-line"
        >
          {description}
        </p>
      )}
    </aside>
  )
}
