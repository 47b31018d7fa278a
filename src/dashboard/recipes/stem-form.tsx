import type { ReactNode } from 'react'
import { recipeQueries, saveStem } from '#api/recipes.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { SavedStem } from '#commerce/recipes/save-stem.server.ts'
import { checkStem, type Stem, type StemDraft, stemLimits } from '#commerce/recipes/stem.ts'
import { problemTexts } from '#i18n/problem.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { EditConflict } from '../saving/edit-conflict.tsx'
import { useEditSnapshot } from '../saving/use-edit-snapshot.ts'
import { useFields } from '../saving/use-fields.ts'
import { useSave } from '../saving/use-save.ts'
import { recipeRefusal } from './recipe-refusal.ts'
import { recipeRefusalText, recipesText } from './recipes.messages.ts'
import { stemProblemText } from './stem-problem.messages.ts'

interface StemFields {
  name: string
  nameAr: string
  perBunch: string
  supplier: string
}

function fieldsOf({ name, nameAr = '', perBunch, supplier }: StemDraft): StemFields {
  return { name, nameAr, perBunch: String(perBunch), supplier }
}

function draftOf({ perBunch, ...texts }: StemFields): StemDraft {
  return { ...texts, perBunch: /^\d{1,6}$/.test(perBunch.trim()) ? Number(perBunch) : Number.NaN }
}

/** Ten in a bunch is usual in the flower market. */
export const newStem = (name = ''): StemDraft => ({ name, perBunch: 10, supplier: '' })

/** The form of a stem. Someone else may change it meanwhile: `stem` is the latest version, null for a new one. */
export function useStemForm(start: StemDraft, stem: Stem | null, onSaved: (stem: Stem) => void) {
  const form = useFields(fieldsOf(start))
  const { seen, hasConflict, setHasConflict, acceptLatest } = useEditSnapshot(stem)
  const { save, isSaving } = useSave<SavedStem, StemDraft>({
    send: (draft) => saveStem({ data: { id: seen?.id ?? null, draft, seen } }),
    refusal: recipeRefusal,
    invalidates: [recipeQueries.root, staffOrderQueries.all()],
  })

  async function submit() {
    const draft = draftOf(form.fields)
    const problems = problemTexts(checkStem(draft), stemProblemText)
    form.setMessages(problems)
    if (Object.keys(problems).length > 0) return
    const saved = await save(draft)
    if (saved?.ok) return onSaved(saved.stem)
    setHasConflict(saved?.refusal === 'changed-elsewhere')
    if (saved?.refusal === 'not-valid') {
      form.setMessages(problemTexts(saved.problems, stemProblemText))
    }
    if (saved?.refusal === 'name-taken') form.setMessages({ name: recipeRefusalText('name-taken') })
  }

  return {
    ...form,
    seen,
    /** The versions of a stem that someone else has changed; null without a conflict. */
    conflict:
      hasConflict && seen && stem && stem !== seen
        ? { base: fieldsOf(seen), mine: form.fields, theirs: fieldsOf(stem) }
        : null,
    /** Continues with a merged version, on top of the latest one. */
    resolve(merged: StemFields) {
      if (stem) form.rebase(fieldsOf(stem), merged)
      acceptLatest()
    },
    isSaving,
    submit,
  }
}

interface StemFormProps {
  form: ReturnType<typeof useStemForm>
  action: string
  /** Beside the button that saves. */
  children: ReactNode
}

export function StemForm({ form, action, children }: StemFormProps) {
  return (
    <Form onSubmit={form.submit} className="grid gap-4">
      {form.conflict && (
        <EditConflict
          versions={form.conflict}
          labels={{
            name: recipesText('name'),
            nameAr: recipesText('nameAr'),
            perBunch: recipesText('perBunch'),
            supplier: recipesText('supplier'),
          }}
          onResolve={form.resolve}
        />
      )}
      <TextField
        label={recipesText('name')}
        maxLength={stemLimits.name}
        autoComplete="off"
        {...form.bind('name')}
      />
      <TextField
        label={recipesText('nameAr')}
        maxLength={stemLimits.name}
        {...arabicField}
        {...form.bind('nameAr')}
      />
      <TextField
        label={recipesText('perBunch')}
        inputMode="numeric"
        autoComplete="off"
        {...form.bind('perBunch')}
      />
      <TextField
        label={recipesText('supplier')}
        help={recipesText('supplierHelp')}
        maxLength={stemLimits.supplier}
        autoComplete="off"
        optional
        {...form.bind('supplier')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={form.isSaving}>
          {action}
        </Button>
        {children}
      </div>
    </Form>
  )
}
