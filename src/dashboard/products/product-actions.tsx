import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import { changeProducts, deleteProduct, duplicateProduct } from '#api/products.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { save } from '../saving/save.ts'
import { productRefusal } from './product-refusals.ts'
import { productsMemory } from './products-memory.ts'
import type { ProductForm } from './use-product-form.ts'

export type ProductWork = 'save' | 'copy' | 'shelf' | 'away'

export interface ProductActionsProps {
  product: StaffProduct
  form: ProductForm
  /** What is under way: one thing at a time. A second click would make a second copy. */
  work: ProductWork | null
  onWork: (work: ProductWork | null) => void
  /** It is put away, or offered again. Answers the product as it is now. */
  onShelved: (now: StaffProduct) => void
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 } as const

/** What can be done with a product as a whole. What is typed and not saved has to be saved first. */
export function ProductActions({ product, form, work, onWork, onShelved }: ProductActionsProps) {
  const [asks, setAsks] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isAway = product.archivedAt !== null
  const data = { id: product.id }

  async function once(what: ProductWork, act: () => Promise<void>) {
    if (work) return
    onWork(what)
    await act()
    onWork(null)
  }

  async function duplicate() {
    const answer = await save(() => duplicateProduct({ data }), productRefusal)
    if (!answer?.ok) return
    await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
    await navigate({
      to: '/dashboard/products/$productId',
      params: { productId: answer.product.id },
    })
  }

  async function archive() {
    const change = { kind: isAway ? 'restore' : 'archive' } as const
    const answer = await save(
      () => changeProducts({ data: { ids: [product.id], change } }),
      productRefusal,
    )
    if (!answer?.ok) return
    await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
    const now = await queryClient
      .fetchQuery({ ...staffProductQueries.detail(product.id), staleTime: 0 })
      .catch(() => null)
    if (now) onShelved(now)
  }

  async function remove() {
    setAsks(false)
    const answer = await save(() => deleteProduct({ data }), productRefusal)
    if (!answer?.ok) return
    form.markSaved()
    await navigate({ to: '/dashboard/products', search: productsMemory.last() })
    await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        size="small"
        disabled={form.isChanged}
        pending={work === 'copy'}
        onClick={() => void once('copy', duplicate)}
      >
        <Copy {...icon} />
        Duplicate
      </Button>
      <Button
        look="quiet"
        size="small"
        disabled={form.isChanged}
        pending={work === 'shelf'}
        onClick={() => void once('shelf', archive)}
      >
        {isAway ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
        {isAway ? 'Offer again' : 'Put away'}
      </Button>
      <Button look="warning" size="small" pending={work === 'away'} onClick={() => setAsks(true)}>
        <Trash2 {...icon} />
        Delete
      </Button>
      <ConfirmDialog
        open={asks}
        title={`Delete “${product.name}”?`}
        action="Delete"
        onClose={() => setAsks(false)}
        onConfirm={() => void once('away', remove)}
      >
        It leaves the shop and every search. Orders keep its name, price and picture. To take it out
        for a while, put it away instead.
      </ConfirmDialog>
    </div>
  )
}
