export function removedMessage({ name }: { name: string }): string {
  return `${name} removed.`
}

/** Says in a panel what was removed, with an undo button. */
export function UndoNotice({ message, onUndo }: { message: string; onUndo: () => void }) {
  return (
    <p className="mt-4 flex items-baseline justify-between gap-4 rounded-sm bg-linen px-3 py-2">
      <span className="wrap-anywhere">{message}</span>
      <button type="button" className="link" onClick={onUndo}>
        Undo
      </button>
    </p>
  )
}
