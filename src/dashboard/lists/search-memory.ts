import { useEffect } from 'react'

/**
 * What a list was narrowed down to when it was left: the way back to it from one of its pages leads there. Kept as long
 * as the page is open, in the browser alone.
 */
export function searchMemory<Search extends object>(everything: Search) {
  let last = everything
  return {
    useKept(search: Search): void {
      useEffect(() => {
        last = search
      }, [search])
    },
    last: () => last,
  }
}
