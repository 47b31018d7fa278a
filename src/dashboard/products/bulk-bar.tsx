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
import { BulkResultDialog, type BulkResultLine } from '../lists/bulk-result-dialog.tsx'
import { SelectionBar } from '../lists/selection-bar.tsx'
import { useSave } from '../saving/use-save.ts'
import { CategoryDialog, PriceDialog } from './bulk-dialogs.tsx'
import { productRefusal } from './product-refusals.ts'

interface BulkBarProps {
  chosen: readonly StaffProduct[]
  categories: readonly StaffCategory[]
  /** Receives the ids of changed products; the others stay selected. */
  onChanged: (ids: readonly string[]) => void
  onNone: () => void
}

export function BulkBar({ chosen, categories, onChanged, onNone }: BulkBarProps) {
  const [dialog, setDialog] = useState<'price' | 'category' | null>(null)
  const [report, setReport] = useState<readonly BulkResultLine[] | null>(null)
  const selected = chosen.slice(0, mostChangedAtOnce)
  const { save, saving } = useSave({
    async send(change: ProductChange) {
      const result = await changeProducts({
        data: { ids: selected.map(({ id }) => id), change },
      })
      if (!result?.ok || result.left.length === 0) return result
      return { ok: false, refusal: 'some-left', left: result.left } as const
    },
    refusal: (refused) =>
      refused.refusal === 'some-left'
        ? { title: 'Some products were not changed' }
        : productRefusal(refused),
    invalidates: [staffProductQueries.root],
  })

  async function apply(change: ProductChange) {
    const result = await save(change)
    if (result?.ok === false && result.refusal !== 'some-left') return
    setDialog(null)
    if (!result) return
    const left = new Map(
      ('left' in result ? result.left : []).map(({ id, reason }) => [id, reason]),
    )
    if (left.size > 0) setReport(selected.map((product) => resultLine(product, left)))
    onChanged(selected.flatMap(({ id }) => (left.has(id) ? [] : [id])))
  }

  const dialogProps = {
    count: chosen.length,
    isSaving: saving !== undefined,
    onClose: () => setDialog(null),
    onApply: apply,
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
        {(['archive', 'restore'] as const).map((kind) => (
          <Button
            key={kind}
            variant="quiet"
            size="small"
            pending={saving?.kind === kind}
            onClick={() => void apply({ kind })}
          >
            {kind === 'archive' ? 'Archive' : 'Restore'}
          </Button>
        ))}
        <Button variant="plain" size="small" onClick={onNone}>
          Clear selection
        </Button>
        {dialog === 'price' && <PriceDialog {...dialogProps} />}
        {dialog === 'category' && <CategoryDialog {...dialogProps} categories={categories} />}
      </SelectionBar>
      <BulkResultDialog verb="changed" lines={report} onClose={() => setReport(null)} />
    </>
  )
}

function resultLine({ id, name }: StaffProduct, left: ReadonlyMap<string, string>): BulkResultLine {
  return { id, name, isDone: !left.has(id), message: left.get(id) ?? 'Changed' }
}
