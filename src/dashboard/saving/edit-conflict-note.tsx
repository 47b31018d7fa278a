import { Button } from '#ui/button.tsx'

/** Shown after a write conflict. The user’s edits stay until they load the latest version. */
export function EditConflictNote({ onShow }: { onShow: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 border-l-2 border-blush pl-4 text-sm"
    >
      <p>Someone else has changed this since you opened it. Your changes were not saved.</p>
      <Button variant="quiet" size="small" onClick={onShow}>
        Load latest version
      </Button>
    </div>
  )
}
