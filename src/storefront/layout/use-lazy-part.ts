import { useEffect, useState } from 'react'
import { tellReadFailed } from './tell-failures.ts'

/**
 * A part of the page whose code comes with its first opening; undefined until then. Code that cannot be fetched is told,
 * and what was opened is closed, so that the page stays as it is and the next opening asks again.
 */
export function useLazyPart<Part extends object>(
  open: boolean,
  load: () => Promise<Part>,
  setOpen: (open: false) => void,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (!open) return
    load().then(setPart, (error: Error) => {
      tellReadFailed(error)
      setOpen(false)
    })
  }, [open, load, setOpen])
  return part
}
