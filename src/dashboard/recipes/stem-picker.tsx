import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Stem } from '#commerce/recipes/stem.ts'
import { localizedName } from '#i18n/localized.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { SearchPicker } from '../telephone/search-picker.tsx'
import { findStems, type TypedRow } from './recipe-rows.ts'
import { recipesText } from './recipes.messages.ts'
import { newStem, StemForm, useStemForm } from './stem-form.tsx'

interface StemPickerProps {
  stems: readonly Stem[]
  /** Their stems are not offered again. */
  rows: readonly TypedRow[]
  /** The name of the stem that is being added; null without one. */
  added: string | null
  onAdd: (name: string | null) => void
  onChoose: (stem: Stem) => void
}

/** Finds a stem by its name, and adds one that the shop does not have yet. */
export function StemPicker({ stems, rows, added, onAdd, onChoose }: StemPickerProps) {
  const [typed, setTyped] = useState('')
  const { found, isNew } = findStems(typed, stems, rows)

  function choose(stem: Stem | null) {
    if (stem) onChoose(stem)
    else onAdd(typed.trim())
    setTyped('')
  }

  if (added !== null) {
    return (
      <NewStem
        name={added}
        onSaved={(stem) => {
          onAdd(null)
          onChoose(stem)
        }}
        onCancel={() => onAdd(null)}
      />
    )
  }
  return (
    <SearchPicker<Stem | null>
      label={recipesText('addStem')}
      placeholder={recipesText('findStem')}
      typed={typed}
      onTyped={setTyped}
      items={isNew ? [...found, null] : found}
      idOf={(stem) => stem?.id ?? 'new'}
      onChoose={choose}
      empty={null}
    >
      {(stem) =>
        stem ? (
          <>
            <span>
              <LocalizedText>{localizedName(stem)}</LocalizedText>
            </span>
            <span className="ms-auto text-ink-soft">
              {recipesText('inBunch', { count: stem.perBunch })}
            </span>
          </>
        ) : (
          <span className="flex items-center gap-2 font-medium">
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
            {recipesText('newNamed', { name: typed.trim() })}
          </span>
        )
      }
    </SearchPicker>
  )
}

interface NewStemProps {
  name: string
  onSaved: (stem: Stem) => void
  onCancel: () => void
}

function NewStem({ name, onSaved, onCancel }: NewStemProps) {
  const form = useStemForm(newStem(name), null, onSaved)
  return (
    <section aria-label={recipesText('newStem')} className="rounded-sm border border-line p-4">
      <h3 className="mb-4 font-medium">{recipesText('newStem')}</h3>
      <StemForm form={form} action={recipesText('createStem')}>
        <Button variant="plain" onClick={onCancel}>
          {formText('cancel')}
        </Button>
      </StemForm>
    </section>
  )
}
