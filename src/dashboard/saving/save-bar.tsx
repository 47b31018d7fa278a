import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { savingText } from './saving.messages.ts'

export interface SaveBarProps {
  shown: boolean
  isSaving: boolean
  onDiscard: () => void
}

/** Sticky bar of a form with unsaved changes. It must be inside the form: Save submits it. */
export function SaveBar({ shown, isSaving, onDiscard }: SaveBarProps) {
  if (!shown) return null
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-10 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8">
      <p className="me-auto text-ink-soft">{savingText('unsaved')}</p>
      <Button variant="plain" onClick={onDiscard}>
        {savingText('discard')}
      </Button>
      <Button type="submit" pending={isSaving}>
        {formText('save')}
      </Button>
    </div>
  )
}
