import { X } from 'lucide-react'
import { useState } from 'react'
import { recipeQueries, saveRecipe } from '#api/recipes.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { Recipe, SizeRecipe } from '#commerce/recipes/recipe.ts'
import type { SavedRecipe } from '#commerce/recipes/save-recipe.server.ts'
import type { Stem } from '#commerce/recipes/stem.ts'
import { localizedName } from '#i18n/localized.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { controlStyle, FieldNote } from '#ui/field.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { westernDigitsOnInput } from '#ui/western-digits-on-input.ts'
import { GuardedPanel } from '../saving/guarded-panel.tsx'
import { useSave } from '../saving/use-save.ts'
import { recipeRefusal } from './recipe-refusal.ts'
import { readRows, recipeSummary, rowsOf, type TypedRow } from './recipe-rows.ts'
import { recipesText } from './recipes.messages.ts'
import { StemPicker } from './stem-picker.tsx'

interface RecipePanelProps {
  /** The recipe as it is now: another editor may have changed it. */
  current: SizeRecipe
  /** The name of the product or of its size. */
  name: string
  stems: readonly Stem[]
  onClose: () => void
}

/** Panel for the recipe of one size. */
export function RecipePanel({ current, name, stems, onClose }: RecipePanelProps) {
  const [seen, setSeen] = useState(current.recipe)
  const [rows, setRows] = useState<readonly TypedRow[]>(rowsOf(seen))
  const [isWithoutStems, setWithoutStems] = useState(seen?.length === 0)
  const [error, setError] = useState<string>()
  const [hasConflict, setConflict] = useState(false)
  const { save, isSaving } = useSave<SavedRecipe, Recipe | null>({
    send: (recipe) => saveRecipe({ data: { productId: current.productId, recipe, seen } }),
    refusal: recipeRefusal,
    invalidates: [recipeQueries.root, staffOrderQueries.all()],
  })
  const [addedStem, setAddedStem] = useState<string | null>(null)
  const isChanged =
    addedStem !== null ||
    JSON.stringify([rows, isWithoutStems]) !== JSON.stringify([rowsOf(seen), seen?.length === 0])

  function change(next: readonly TypedRow[]) {
    setRows(next)
    setWithoutStems(false)
    setError(undefined)
  }

  async function submit() {
    const read = readRows(rows, isWithoutStems)
    if (!read.ok) return setError(read.message)
    const saved = await save(read.recipe)
    if (saved?.ok) onClose()
    setConflict(saved?.ok === false && saved.refusal === 'changed-elsewhere')
  }

  return (
    <GuardedPanel title={recipesText('recipeOf', { name })} isChanged={isChanged} onClose={onClose}>
      <div className="grid gap-6 py-6">
        <p className="text-ink-soft">{recipesText('recipeHelp')}</p>
        {hasConflict && current.recipe !== seen && (
          <div role="alert" className="grid justify-items-start gap-3 border-s-2 border-blush ps-4">
            <p>{recipesText('conflict', { theirs: recipeSummary(current.recipe, stems) })}</p>
            <Button variant="quiet" size="small" onClick={() => setSeen(current.recipe)}>
              {recipesText('keepMine')}
            </Button>
          </div>
        )}
        {rows.length > 0 && (
          <ul aria-label={recipesText('recipe')} className="border-t border-line">
            {rows.map((row, index) => (
              <Row
                key={row.stemId}
                row={row}
                stem={stems.find(({ id }) => id === row.stemId)}
                onChange={(quantity) => change(rows.with(index, { ...row, quantity }))}
                onRemove={() => change(rows.toSpliced(index, 1))}
              />
            ))}
          </ul>
        )}
        <StemPicker
          stems={stems}
          rows={rows}
          added={addedStem}
          onAdd={setAddedStem}
          onChoose={({ id }) => change([...rows, { stemId: id, quantity: '1' }])}
        />
        {rows.length === 0 && (
          <Checkbox
            label={recipesText('isWithoutStems')}
            help={recipesText('isWithoutStemsHelp')}
            checked={isWithoutStems}
            onChange={({ target }) => setWithoutStems(target.checked)}
          />
        )}
        {/* The form of a new stem has a button of its own, which comes first. */}
        {addedStem === null && (
          <div className="grid justify-items-start gap-2">
            <FieldNote id="recipe-note" error={error} />
            <Button pending={isSaving} onClick={() => void submit()}>
              {recipesText('save')}
            </Button>
          </div>
        )}
      </div>
    </GuardedPanel>
  )
}

interface RowProps {
  row: TypedRow
  stem: Stem | undefined
  onChange: (quantity: string) => void
  onRemove: () => void
}

function Row({ row, stem, onChange, onRemove }: RowProps) {
  const name = stem ? localizedName(stem) : ''
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line py-1">
      <span className="w-18 shrink-0">
        <input
          inputMode="numeric"
          dir="ltr"
          aria-label={recipesText('quantityOf', { name })}
          value={row.quantity}
          onInput={westernDigitsOnInput}
          onChange={({ target }) => onChange(target.value)}
          onFocus={({ target }) => target.select()}
          className={`${controlStyle} min-h-11 text-center`}
        />
      </span>
      <span className="min-w-0 grow wrap-anywhere">
        <LocalizedText>{name}</LocalizedText>
      </span>
      <button
        type="button"
        aria-label={recipesText('removeStem', { name })}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-blush"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}
