import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { showFetchFailure } from './toast.ts'

/**
 * Loads a module when it is first opened; undefined until then. If the import fails, it shows a toast and closes, so that
 * the next opening tries again. `load` and `close` must be stable between renders.
 */
export function useLazyPart<Part extends object>(
  open: boolean,
  load: () => Promise<Part>,
  close: (open: false) => void,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (!open) return
    let isActive = true
    // Vite adds a link for each part of the code, which takes longer than the response may.
    const stop = afterPaint(() => {
      load().then(setPart, () => {
        if (!isActive) return
        showFetchFailure()
        close(false)
      })
    })
    return () => {
      isActive = false
      stop()
    }
  }, [open, load, close])
  return part
}
