import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Product } from '#commerce/catalogue/product.ts'

/** Description, care, delivery and substitutions. */
export function ProductNotes({ product }: { product: Product }) {
  return (
    <div className="mt-5 border-b border-line">
      {product.description && <Note title="Description">{product.description}</Note>}
      {product.care && <Note title="Care">{product.care}</Note>}
      <Note title="Delivery">
        Delivered upright and in water, with your handwritten card, in the time slot you choose.{' '}
        <Link to="/$policy" params={{ policy: 'delivery' }} className="link">
          Delivery areas and fees
        </Link>
      </Note>
      <Note title="Substitutions">
        If a stem is not available, we use a flower of the same colour and of equal or greater
        value, and keep the style you chose.{' '}
        <Link to="/$policy" params={{ policy: 'substitution' }} className="link">
          Our substitution policy
        </Link>
      </Note>
    </div>
  )
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5">
      <h2 className="text-sm font-medium">{title}</h2>
      <p className="mt-1.5 max-w-[62ch] text-base text-ink-soft">{children}</p>
    </section>
  )
}
