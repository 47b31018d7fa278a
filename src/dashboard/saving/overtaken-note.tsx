import { Button } from '#ui/button.tsx'

/** Somebody else was quicker: what they saved can be looked at, and what was typed here stays until then. */
export function OvertakenNote({ onShow }: { onShow: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 border-l-2 border-blush pl-4 text-sm"
    >
      <p>Somebody else has changed this since you opened it. Nothing of yours was saved.</p>
      <Button look="quiet" size="small" onClick={onShow}>
        Show what they saved
      </Button>
    </div>
  )
}
