import { useEffect, useState } from 'react'
import { showFetchFailure } from './show-fetch-failure.ts'

/**
 * A part of the page whose code comes with its first opening; undefined until then. Code that cannot be fetched is told,
 * and what was opened is closed, so that the page stays as it is and the next opening asks again. `close` is the same
 * function at every rendering.
 */
export function useLazyPart<Part extends object>(
  open: boolean,
  load: () => Promise<Part>,
  close: (open: false) => void,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (!open) return
    let isWanted = true
    load().then(setPart, () => {
      if (!isWanted) return
      showFetchFailure()
      close(false)
    })
    return () => {
      isWanted = false
    }
  }, [open, load, close])
  return part
}
