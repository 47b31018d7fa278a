import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import type { ProductChange } from '#commerce/catalogue/editing/product-changes.ts'
import { changeProducts } from '#commerce/catalogue/editing/staff-products.functions.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'
import { save } from '../saving/save.ts'
import { CategoryDialog, PriceDialog } from './bulk-dialogs.tsx'
import { productRefusal } from './product-refusals.ts'

export interface BulkBarProps {
  ids: readonly string[]
  categories: readonly StaffCategory[]
  onDone: () => void
}

const mostAtOnce = 200

/** What can be done to the products that are chosen. It comes up from below while there are any. */
export function BulkBar({ ids, categories, onDone }: BulkBarProps) {
  const [asks, setAsks] = useState<'price' | 'category' | null>(null)
  const [pending, setPending] = useState<ProductChange['kind'] | null>(null)
  const queryClient = useQueryClient()
  if (ids.length === 0) return null

  async function apply(change: ProductChange) {
    if (pending) return
    setPending(change.kind)
    const answer = await save(
      () => changeProducts({ data: { ids: ids.slice(0, mostAtOnce), change } }),
      productRefusal,
    )
    setPending(null)
    if (!answer?.ok) return
    setAsks(null)
    for (const { name, reason } of answer.left.slice(0, 2)) notify.error(`${name} stays`, reason)
    onDone()
    await queryClient.invalidateQueries({ queryKey: ['products'] })
  }

  return (
    <section
      aria-label="What is chosen"
      className="sticky bottom-0 z-20 -mx-4 mt-6 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <p className="mr-auto tabular-nums">
        {ids.length} chosen
        {ids.length > mostAtOnce && `, the first ${mostAtOnce} are changed`}
      </p>
      <Button look="quiet" size="small" onClick={() => setAsks('price')}>
        Change prices
      </Button>
      <Button look="quiet" size="small" onClick={() => setAsks('category')}>
        Move to a category
      </Button>
      <Button
        look="quiet"
        size="small"
        pending={pending === 'archive'}
        onClick={() => void apply({ kind: 'archive' })}
      >
        Put away
      </Button>
      <Button
        look="quiet"
        size="small"
        pending={pending === 'restore'}
        onClick={() => void apply({ kind: 'restore' })}
      >
        Offer again
      </Button>
      <Button look="plain" size="small" onClick={onDone}>
        Choose none
      </Button>
      {asks === 'price' && (
        <PriceDialog
          count={ids.length}
          isSaving={pending !== null}
          onClose={() => setAsks(null)}
          onApply={apply}
        />
      )}
      {asks === 'category' && (
        <CategoryDialog
          count={ids.length}
          isSaving={pending !== null}
          categories={categories}
          onClose={() => setAsks(null)}
          onApply={apply}
        />
      )}
    </section>
  )
}
