import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { staffProductQueries } from '#commerce/catalogue/editing/editing.queries.ts'
import {
  mostChangedAtOnce,
  type ProductChange,
} from '#commerce/catalogue/editing/product-changes.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { changeProducts } from '#commerce/catalogue/editing/staff-products.functions.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'
import { BulkResultDialog, type BulkResultLine } from '../lists/bulk-result-dialog.tsx'
import { SelectionBar } from '../lists/selection-bar.tsx'
import { showRefusal, showSaved, showSaveFailed, showSaving } from '../saving/save.ts'
import { CategoryDialog, PriceDialog } from './bulk-dialogs.tsx'
import { productRefusal } from './product-refusals.ts'

export interface BulkBarProps {
  chosen: readonly StaffProduct[]
  categories: readonly StaffCategory[]
  /** Told of those that were changed: the others stay chosen. */
  onChanged: (ids: readonly string[]) => void
  onNone: () => void
}

/** What can be done to the products that are chosen. It comes up from below while there are any. */
export function BulkBar({ chosen, categories, onChanged, onNone }: BulkBarProps) {
  const [asks, setAsks] = useState<'price' | 'category' | null>(null)
  const [pending, setPending] = useState<ProductChange['kind'] | null>(null)
  const [report, setReport] = useState<readonly BulkResultLine[] | null>(null)
  const queryClient = useQueryClient()

  async function apply(change: ProductChange) {
    if (pending) return
    setPending(change.kind)
    const asked = chosen.slice(0, mostChangedAtOnce)
    const data = { ids: asked.map(({ id }) => id), change }
    const toast = showSaving()
    const answer = await changeProducts({ data }).catch(() => null)
    setPending(null)
    if (!answer) {
      // It may have come through: before the same is done once more, the list shows what is so now.
      setAsks(null)
      await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
      return showSaveFailed(toast)
    }
    if (!answer.ok) return showRefusal(productRefusal(answer), toast)
    setAsks(null)
    const lines = linesOf(asked, answer.left)
    if (answer.left.length === 0) showSaved(toast)
    else {
      notify.error('Not every product was changed', undefined, toast)
      setReport(lines)
    }
    onChanged(lines.flatMap(({ id, isDone }) => (isDone ? [id] : [])))
    await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
  }

  return (
    <>
      <SelectionBar count={chosen.length} max={mostChangedAtOnce} verb="changed">
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
        <Button look="plain" size="small" onClick={onNone}>
          Choose none
        </Button>
        {asks === 'price' && (
          <PriceDialog
            count={chosen.length}
            isSaving={pending !== null}
            onClose={() => setAsks(null)}
            onApply={apply}
          />
        )}
        {asks === 'category' && (
          <CategoryDialog
            count={chosen.length}
            isSaving={pending !== null}
            categories={categories}
            onClose={() => setAsks(null)}
            onApply={apply}
          />
        )}
      </SelectionBar>
      <BulkResultDialog verb="changed" lines={report} onClose={() => setReport(null)} />
    </>
  )
}

function linesOf(
  asked: readonly StaffProduct[],
  left: readonly { id: string; reason: string }[],
): BulkResultLine[] {
  const reasons = new Map(left.map(({ id, reason }) => [id, reason]))
  return asked.map(({ id, name }) => {
    return { id, name, isDone: !reasons.has(id), message: reasons.get(id) ?? 'Changed' }
  })
}
