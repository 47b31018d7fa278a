import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { productsMemory } from './products-memory.ts'

export function BackToProducts() {
  return (
    <Link
      to="/dashboard/products"
      search={productsMemory.last()}
      className="inline-flex min-h-9 items-center gap-1.5 text-xs text-ink-soft hover:text-moss"
    >
      <ArrowLeft aria-hidden="true" className="size-3.5" />
      All products
    </Link>
  )
}
