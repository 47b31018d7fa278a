import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import { changeProducts } from '#api/products.ts'
import type { StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import {
  mostChangedAtOnce,
  type ProductChange,
} from '#commerce/catalogue/editing/product-changes.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
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
  /** Receives the ids of changed products; the others stay selected. */
  onChanged: (ids: readonly string[]) => void
  onNone: () => void
}

export function BulkBar({ chosen, categories, onChanged, onNone }: BulkBarProps) {
  const [dialog, setDialog] = useState<'price' | 'category' | null>(null)
  const [pending, setPending] = useState<ProductChange['kind'] | null>(null)
  const [report, setReport] = useState<readonly BulkResultLine[] | null>(null)
  const queryClient = useQueryClient()

  async function apply(change: ProductChange) {
    if (pending) return
    setPending(change.kind)
    const selected = chosen.slice(0, mostChangedAtOnce)
    const data = { ids: selected.map(({ id }) => id), change }
    const toast = showSaving()
    const result = await changeProducts({ data }).catch(() => null)
    setPending(null)
    if (!result) {
      // The change may have been applied: refresh the list before the user tries again.
      setDialog(null)
      await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
      return showSaveFailed(toast)
    }
    if (!result.ok) return showRefusal(productRefusal(result), toast)
    setDialog(null)
    const lines = linesOf(selected, result.left)
    if (result.left.length === 0) showSaved(toast)
    else {
      notify.error('Some products were not changed', undefined, toast)
      setReport(lines)
    }
    onChanged(lines.flatMap(({ id, isDone }) => (isDone ? [id] : [])))
    await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
  }

  return (
    <>
      <SelectionBar count={chosen.length} max={mostChangedAtOnce} verb="changed">
        <Button variant="quiet" size="small" onClick={() => setDialog('price')}>
          Change prices
        </Button>
        <Button variant="quiet" size="small" onClick={() => setDialog('category')}>
          Move to category
        </Button>
        <Button
          variant="quiet"
          size="small"
          pending={pending === 'archive'}
          onClick={() => void apply({ kind: 'archive' })}
        >
          Archive
        </Button>
        <Button
          variant="quiet"
          size="small"
          pending={pending === 'restore'}
          onClick={() => void apply({ kind: 'restore' })}
        >
          Restore
        </Button>
        <Button variant="plain" size="small" onClick={onNone}>
          Clear selection
        </Button>
        {dialog === 'price' && (
          <PriceDialog
            count={chosen.length}
            isSaving={pending !== null}
            onClose={() => setDialog(null)}
            onApply={apply}
          />
        )}
        {dialog === 'category' && (
          <CategoryDialog
            count={chosen.length}
            isSaving={pending !== null}
            categories={categories}
            onClose={() => setDialog(null)}
            onApply={apply}
          />
        )}
      </SelectionBar>
      <BulkResultDialog verb="changed" lines={report} onClose={() => setReport(null)} />
    </>
  )
}

function linesOf(
  selected: readonly StaffProduct[],
  left: readonly { id: string; reason: string }[],
): BulkResultLine[] {
  const reasons = new Map(left.map(({ id, reason }) => [id, reason]))
  return selected.map(({ id, name }) => {
    return { id, name, isDone: !reasons.has(id), message: reasons.get(id) ?? 'Changed' }
  })
}
