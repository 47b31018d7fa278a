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
import { BulkReport, type ReportedLine } from '../lists/bulk-report.tsx'
import { ChosenBar } from '../lists/chosen-bar.tsx'
import { sayFailed, sayRefused, saySaved, sayThatItSaves } from '../saving/save.ts'
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
  const [report, setReport] = useState<readonly ReportedLine[] | null>(null)
  const queryClient = useQueryClient()

  async function apply(change: ProductChange) {
    if (pending) return
    setPending(change.kind)
    const asked = chosen.slice(0, mostChangedAtOnce)
    const data = { ids: asked.map(({ id }) => id), change }
    const toast = sayThatItSaves()
    const answer = await changeProducts({ data }).catch(() => null)
    setPending(null)
    if (!answer) {
      // It may have come through: before the same is done once more, the list shows what is so now.
      setAsks(null)
      await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
      return sayFailed(toast)
    }
    if (!answer.ok) return sayRefused(productRefusal(answer), toast)
    setAsks(null)
    const lines = linesOf(asked, answer.left)
    if (answer.left.length === 0) saySaved(toast)
    else {
      notify.error('Not every product was changed', undefined, toast)
      setReport(lines)
    }
    onChanged(lines.flatMap(({ id, isDone }) => (isDone ? [id] : [])))
    await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
  }

  return (
    <>
      <ChosenBar count={chosen.length} most={mostChangedAtOnce} deed="changed">
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
      </ChosenBar>
      <BulkReport deed="changed" lines={report} onClose={() => setReport(null)} />
    </>
  )
}

function linesOf(
  asked: readonly StaffProduct[],
  left: readonly { id: string; reason: string }[],
): ReportedLine[] {
  const reasons = new Map(left.map(({ id, reason }) => [id, reason]))
  return asked.map(({ id, name }) => {
    return { id, name, isDone: !reasons.has(id), words: reasons.get(id) ?? 'Changed' }
  })
}
