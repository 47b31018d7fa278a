import { useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import { changeProducts } from '#api/products.ts'
import type { StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import {
  type FieldsBeforeChange,
  mostChangedAtOnce,
  type ProductChange,
} from '#commerce/catalogue/editing/product-changes.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { localizedName } from '#i18n/localized.ts'
import { Button } from '#ui/button.tsx'
import { BulkResultDialog, type BulkResultLine, SelectionBar } from '../lists/bulk-actions.tsx'
import type { useSelection } from '../lists/use-selection.ts'
import { useSave } from '../saving/use-save.ts'
import { CategoryDialog, PriceDialog } from './bulk-dialogs.tsx'
import { productRefusal } from './product-refusals.ts'
import { productsText } from './products.messages.ts'
import { type BulkProblem, unchangedProblemText } from './unchanged-problem.messages.ts'
import { useUndoChange } from './use-undo-change.ts'

interface BulkBarProps {
  selection: Pick<
    ReturnType<typeof useSelection<StaffProduct>>,
    'selected' | 'isSelecting' | 'isCut' | 'clearSelection'
  >
  categories: readonly StaffCategory[]
  /** Receives the ids of changed products; the others stay selected. */
  onChanged: (ids: readonly string[]) => void
}

export function BulkBar({ selection, categories, onChanged }: BulkBarProps) {
  const { selected, isSelecting, isCut } = selection
  const [dialog, setDialog] = useState<'price' | 'category' | null>(null)
  const undoOf = useUndoChange()
  const [report, setReport] = useState<readonly BulkResultLine[] | null>(null)
  const { save, saving } = useSave({
    async send(change: ProductChange) {
      const ids = selected.map(({ id }) => id)
      const seen = Object.fromEntries(selected.map(({ id, updatedAt }) => [id, updatedAt]))
      const left: { id: string; problem: BulkProblem }[] = []
      const before: FieldsBeforeChange[] = []
      for (let start = 0; start < ids.length; start += mostChangedAtOnce) {
        const part = ids.slice(start, start + mostChangedAtOnce)
        const data = { ids: part, change, ...(setsPrices(change) && { seen }) }
        const result = await changeProducts({ data }).catch(() => null)
        if (!result?.ok) {
          if (start === 0) return result
          // A second try with all of them would raise the prices of the first part twice.
          const rest = ids.slice(start)
          left.push(...rest.map((id) => ({ id, problem: { code: 'not-saved' } as const })))
          break
        }
        left.push(...result.left)
        before.push(...result.before)
      }
      if (left.length === 0) return { ok: true, left, before } as const
      return { ok: false, refusal: 'some-left', left, before } as const
    },
    refusal: (refused) =>
      refused.refusal === 'some-left'
        ? { title: productsText('someUnchanged'), ...undoOf(refused.before) }
        : productRefusal(refused),
    saved: (result) => ('before' in result ? undoOf(result.before) : undefined),
    invalidates: [staffProductQueries.root],
  })

  async function apply(change: ProductChange) {
    const result = await save(change)
    if (result?.ok === false && result.refusal !== 'some-left') return
    setDialog(null)
    if (!result) return
    const left = new Map(
      ('left' in result ? result.left : []).map(({ id, problem }) => [id, problem]),
    )
    if (left.size > 0) setReport(selected.map((product) => resultLine(product, left)))
    onChanged(selected.flatMap(({ id }) => (left.has(id) ? [] : [id])))
  }

  const dialogProps = {
    count: selected.length,
    isSaving: saving !== undefined,
    onClose: () => setDialog(null),
    onApply: apply,
  }
  return (
    <>
      <SelectionBar count={selected.length} isSelecting={isSelecting} isCut={isCut}>
        <Button variant="quiet" size="small" onClick={() => setDialog('price')}>
          {productsText('changePrices')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setDialog('category')}>
          {productsText('moveToCategory')}
        </Button>
        {(['archive', 'restore'] as const).map((kind) => (
          <Button
            key={kind}
            variant="quiet"
            size="small"
            pending={saving?.kind === kind}
            onClick={() => void apply({ kind })}
          >
            {productsText(kind)}
          </Button>
        ))}
        <Button variant="plain" size="small" onClick={selection.clearSelection}>
          {productsText('clearSelection')}
        </Button>
        {dialog === 'price' && <PriceDialog {...dialogProps} products={selected} />}
        {dialog === 'category' && <CategoryDialog {...dialogProps} categories={categories} />}
      </SelectionBar>
      <BulkResultDialog verb="changed" lines={report} onClose={() => setReport(null)} />
    </>
  )
}

const setsPrices = ({ kind }: ProductChange) => kind === 'percent' || kind === 'pounds'

function resultLine(product: StaffProduct, left: ReadonlyMap<string, BulkProblem>): BulkResultLine {
  const problem = left.get(product.id)
  return {
    id: product.id,
    name: localizedName(product),
    isDone: problem === undefined,
    message: problem ? unchangedProblemText(problem) : productsText('changed'),
  }
}
