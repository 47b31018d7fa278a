import { useEffect } from 'react'

/**
 * Remembers the last search of a list, so that the link back from a record restores it. In memory of the tab only: the
 * server never writes it, because effects run in browsers alone.
 */
export function rememberSearch<Search extends object>(everything: Search) {
  let last = everything
  return {
    useRemember(search: Search): void {
      useEffect(() => {
        last = search
      }, [search])
    },
    last: () => last,
  }
}
