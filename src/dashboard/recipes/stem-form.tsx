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

/** The form of a stem, with the stem that its user opened: a concurrent change refuses this one. */
export function useStemForm(start: StemDraft, stem: Stem | null, onSaved: (stem: Stem) => void) {
  const form = useFields(fieldsOf(start))
  const { save, isSaving } = useSave<SavedStem, StemDraft>({
    send: (draft) => saveStem({ data: { id: stem?.id ?? null, draft, seen: stem } }),
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
    if (saved?.refusal === 'not-valid') {
      form.setMessages(problemTexts(saved.problems, stemProblemText))
    }
    if (saved?.refusal === 'name-taken') form.setMessages({ name: recipeRefusalText('name-taken') })
  }

  return { ...form, isSaving, submit }
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
