import { useState } from 'react'
import { noticesText } from './notices.messages.ts'

/** The latest removal in a panel: `notice` offers to undo it. */
export function useUndo() {
  const [removal, setRemoval] = useState<{ message: string; undo: () => void }>()
  const clear = () => setRemoval(undefined)
  return {
    offer: (message: string, undo: () => void) => setRemoval({ message, undo }),
    clear,
    notice: removal && (
      <p className="mt-4 flex items-baseline justify-between gap-4 rounded-sm bg-linen px-3 py-2">
        <span className="wrap-anywhere">{removal.message}</span>
        <button
          type="button"
          className="link"
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
