import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Product } from '#commerce/catalogue/product.ts'

/** What it is, how to keep it, how it comes: plain sections between hairlines. */
export function ProductNotes({ product }: { product: Product }) {
  return (
    <div className="mt-5 border-b border-line">
      {product.description && <Note title="What it is">{product.description}</Note>}
      {product.care && <Note title="How to keep it">{product.care}</Note>}
      <Note title="How it comes">
        In water and upright, with your card written by hand, in the window you choose.{' '}
        <Link to="/delivery" className="link">
          Areas and fees
        </Link>
      </Note>
      <Note title="If a stem is missing">
        Nature decides some mornings. We then use a flower of the same colour and at least the same
        worth, and keep the shape you chose.{' '}
        <Link to="/substitution" className="link">
          How we replace
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
