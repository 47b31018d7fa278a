import { Button } from '#ui/button.tsx'

export interface SaveBarProps {
  shown: boolean
  isSaving: boolean
  onDiscard: () => void
}

/** At the foot of a form, once something in it has changed. It stands inside the form, whose submission saves. */
export function SaveBar({ shown, isSaving, onDiscard }: SaveBarProps) {
  if (!shown) return null
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-10 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8">
      <p className="mr-auto text-ink-soft">There are unsaved changes.</p>
      <Button look="plain" onClick={onDiscard}>
        Discard
      </Button>
      <Button type="submit" pending={isSaving}>
        Save
      </Button>
    </div>
  )
}
