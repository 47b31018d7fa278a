import { type ReactNode, useState } from 'react'
import { noticesText } from './notices.messages.ts'

/**
 * The latest removal in a panel: `notice` offers to undo it. It stands in the panel, because a toast outside of a modal
 * dialog can be reached neither by keyboard nor by a screen reader.
 */
export function useUndo() {
  const [removal, setRemoval] = useState<{ message: string; undo: () => void }>()
  const clear = () => setRemoval(undefined)
  return {
    offer: (message: string, undo: () => void) => setRemoval({ message, undo }),
    clear,
    notice: removal && (
      <p className="flex animate-settle items-center justify-between gap-4 rounded-sm border border-line bg-paper ps-4 pe-2 shadow-float">
        <span className="py-3 wrap-anywhere">{removal.message}</span>
        <button
          type="button"
          className="link min-h-11 shrink-0 px-2 font-medium"
          onClick={() => {
            removal.undo()
            clear()
          }}
        >
          {noticesText('undo')}
        </button>
      </p>
    ),
  }
}

/** The end of a panel's content, at which a notice floats: it moves no line, and covers none for good. */
export function UndoPlace({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="sticky bottom-3 z-10 pb-3">
      {children}
    </div>
  )
}
