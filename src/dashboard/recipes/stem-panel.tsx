import { useState } from 'react'
import { deleteStem, recipeQueries } from '#api/recipes.ts'
import type { DeletedStem } from '#commerce/recipes/delete-stem.server.ts'
import type { Stem } from '#commerce/recipes/stem.ts'
import { localizedName } from '#i18n/localized.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { formText } from '#ui/form.messages.ts'
import { GuardedPanel } from '../saving/guarded-panel.tsx'
import { useSave } from '../saving/use-save.ts'
import { recipeRefusal } from './recipe-refusal.ts'
import { recipesText } from './recipes.messages.ts'
import { newStem, StemForm, useStemForm } from './stem-form.tsx'

/** Panel to edit a stem or add one. */
export function StemPanel({ stem, onClose }: { stem: Stem | null; onClose: () => void }) {
  const form = useStemForm(stem ?? newStem(), stem, onClose)
  return (
    <GuardedPanel
      title={form.seen ? localizedName(form.seen) : recipesText('newStem')}
      isChanged={form.isChanged}
      onClose={onClose}
    >
      <div className="py-6">
        <StemForm form={form} action={form.seen ? formText('save') : recipesText('createStem')}>
          {form.seen && <DeleteStem stem={form.seen} onDeleted={onClose} />}
        </StemForm>
      </div>
    </GuardedPanel>
  )
}

function DeleteStem({ stem, onDeleted }: { stem: Stem; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { save, isSaving } = useSave<DeletedStem>({
    send: () => deleteStem({ data: { id: stem.id } }),
    refusal: recipeRefusal,
    invalidates: [recipeQueries.root],
  })

  async function confirm() {
    const deleted = await save()
    setAsking(false)
    if (deleted?.ok) onDeleted()
  }

  return (
    <>
      <Button variant="warning" onClick={() => setAsking(true)}>
        {recipesText('deleteStem')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={recipesText('deleteTitle', { name: localizedName(stem) })}
        action={recipesText('deleteStem')}
        pending={isSaving}
        staysOpen
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {recipesText('deleteBody')}
      </ConfirmDialog>
    </>
  )
}
