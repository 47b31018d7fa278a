export function takenOut({ name }: { name: string }): string {
  return `${name} was taken out.`
}

/** In a panel: what was just done, and the way back. */
export function UndoNotice({ words, onUndo }: { words: string; onUndo: () => void }) {
  return (
    <p className="mt-4 flex items-baseline justify-between gap-4 rounded-sm bg-linen px-3 py-2">
      <span className="wrap-anywhere">{words}</span>
      <button type="button" className="link" onClick={onUndo}>
        Undo
      </button>
    </p>
  )
}
