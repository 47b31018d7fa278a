import { Button } from '#ui/button.tsx'

export function ChangeButtons({ pending, onDone }: { pending: boolean; onDone: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" pending={pending}>
        Save
      </Button>
      <Button variant="plain" onClick={onDone}>
        Discard changes
      </Button>
    </div>
  )
}
