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
import { productsMemory } from './products-search.ts'
import type { ProductForm } from './use-product-form.ts'

export type PendingAction = 'save' | 'duplicate' | 'archive' | 'delete'

interface ProductActionsProps {
  product: StaffProduct
  form: ProductForm
  /** The running action. One at a time, because a second click would make a second copy. */
  pending: PendingAction | null
  onPending: (pending: PendingAction | null) => void
  onArchiveChange: (now: StaffProduct) => void
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 } as const

/** The actions of a product. Unsaved edits have to be saved before duplicating or archiving. */
export function ProductActions({
  product,
  form,
  pending,
  onPending,
  onArchiveChange,
}: ProductActionsProps) {
  const [isConfirming, setConfirming] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isArchived = product.archivedAt !== null
  const data = { id: product.id }

  async function once(action: PendingAction, run: () => Promise<void>) {
    if (pending) return
    onPending(action)
    await run()
    onPending(null)
  }

  async function duplicate() {
    const result = await save(() => duplicateProduct({ data }), productRefusal)
    if (!result?.ok) return
    await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
    await navigate({
      to: '/dashboard/products/$productId',
      params: { productId: result.product.id },
    })
  }

  async function archive() {
    const change = { kind: isArchived ? 'restore' : 'archive' } as const
    const result = await save(
      () => changeProducts({ data: { ids: [product.id], change } }),
      productRefusal,
    )
    if (!result?.ok) return
    await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
    const now = await queryClient
      .fetchQuery({ ...staffProductQueries.detail(product.id), staleTime: 0 })
      .catch(() => null)
    if (now) onArchiveChange(now)
  }

  async function remove() {
    setConfirming(false)
    const result = await save(() => deleteProduct({ data }), productRefusal)
    if (!result?.ok) return
    form.markSaved()
    await navigate({ to: '/dashboard/products', search: productsMemory.last() })
    await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="quiet"
        size="small"
        disabled={form.isChanged}
        pending={pending === 'duplicate'}
        onClick={() => void once('duplicate', duplicate)}
      >
        <Copy {...icon} />
        Duplicate
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={form.isChanged}
        pending={pending === 'archive'}
        onClick={() => void once('archive', archive)}
      >
        {isArchived ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
        {isArchived ? 'Restore' : 'Archive'}
      </Button>
      <Button
        variant="warning"
        size="small"
        pending={pending === 'delete'}
        onClick={() => setConfirming(true)}
      >
        <Trash2 {...icon} />
        Delete
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={`Delete “${product.name}”?`}
        action="Delete"
        onClose={() => setConfirming(false)}
        onConfirm={() => void once('delete', remove)}
      >
        This removes the product from the shop for good. Orders keep its name, price and picture. To
        hide it for now, archive it instead.
      </ConfirmDialog>
    </div>
  )
}
