import type { ProductSummary } from '#commerce/catalogue/product.ts'
import { serverMarkup } from '../layout/server-markup.ts'
import { useDeliveryParts } from './use-delivery-parts.ts'

// The server renders the arrival at once; a browser keeps that markup until the code is there.
const rendered = import.meta.env.SSR ? await import('./delivery-parts.tsx') : null

// Two lines, reserved from the first paint wherever a delivery is chosen.
const place = 'mt-1 min-h-[2lh] text-xs text-ink-soft empty:hidden [[data-delivers]_&]:block!'

/** When a product arrives and what it costs with its delivery. Empty without a delivery choice. */
export function ArrivalPlace({ product }: { product: ProductSummary }) {
  const parts = useDeliveryParts().parts ?? rendered
  return parts ? (
    <div className={place}>
      <parts.ArrivalLines product={product} />
    </div>
  ) : (
    <div key="markup" className={place} {...serverMarkup} />
  )
}
