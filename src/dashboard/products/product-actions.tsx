import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import { deleteProduct, duplicateProduct } from '#api/products.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { localizedName } from '#i18n/localized.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useSave } from '../saving/use-save.ts'
import { productRefusal } from './product-refusals.ts'
import { productsText } from './products.messages.ts'
import { productsMemory } from './products-search.ts'
import type { ProductForm } from './use-product-form.ts'

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 } as const

interface ProductActionsProps {
  product: StaffProduct
  form: ProductForm
  /** The product is being saved: no action may start. */
  isSaving: boolean
  isArchiving: boolean
  onArchive: () => void
}

/** The actions of a product. Unsaved edits have to be saved before duplicating or archiving. */
export function ProductActions({
  product,
  form,
  isSaving,
  isArchiving,
  onArchive,
}: ProductActionsProps) {
  const { id, archivedAt } = product
  const [isConfirming, setConfirming] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const duplication = useSave({
    send: () => duplicateProduct({ data: { id } }),
    refusal: productRefusal,
    invalidates: [staffProductQueries.root],
  })
  const deletion = useSave({
    send: () => deleteProduct({ data: { id } }),
    refusal: productRefusal,
  })
  // One action at a time: the later response would overwrite the earlier one.
  const isBlocked = form.isChanged || isSaving || deletion.isSaving

  async function duplicate() {
    const result = await duplication.save()
    if (!result?.ok) return
    const productId = result.product.id
    await navigate({ to: '/dashboard/products/$productId', params: { productId } })
  }

  async function remove() {
    setConfirming(false)
    const result = await deletion.save()
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
        disabled={isBlocked || isArchiving}
        pending={duplication.isSaving}
        onClick={() => void duplicate()}
      >
        <Copy {...icon} />
        {productsText('duplicate')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={isBlocked || duplication.isSaving}
        pending={isArchiving}
        onClick={onArchive}
      >
        {archivedAt === null ? <Archive {...icon} /> : <ArchiveRestore {...icon} />}
        {productsText(archivedAt === null ? 'archive' : 'restore')}
      </Button>
      <Button
        variant="warning"
        size="small"
        pending={deletion.isSaving}
        onClick={() => setConfirming(true)}
      >
        <Trash2 {...icon} />
        {productsText('delete')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={productsText('deleteTitle', { name: localizedName(product) })}
        action={productsText('delete')}
        onClose={() => setConfirming(false)}
        onConfirm={() => void remove()}
      >
        {productsText('deleteBody')}
      </ConfirmDialog>
    </div>
  )
}
