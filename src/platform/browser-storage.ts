/**
 * localStorage or sessionStorage. Both throw where the browser blocks them or has no space left: reads return null then,
 * and writes do nothing, so that a page works without storage.
 */
export interface BrowserStorage {
  read: (key: string) => string | null
  /** Null removes the key. */
  write: (key: string, text: string | null) => void
  /** The parsed JSON, which any script may have written: validate it. Null if there is none or it is no JSON. */
  readJson: (key: string) => unknown
  /** Null removes the key. */
  writeJson: (key: string, value: object | null) => void
}

// A function, because reading the global itself throws where storage is blocked.
function createBrowserStorage(area: () => Storage): BrowserStorage {
  const read = (key: string) => tryStorage(() => area().getItem(key)) ?? null
  function write(key: string, text: string | null) {
    tryStorage(() => (text === null ? area().removeItem(key) : area().setItem(key, text)))
  }
  return {
    read,
    write,
    readJson: (key) => tryStorage((): unknown => JSON.parse(read(key) ?? 'null')) ?? null,
    writeJson: (key, value) => write(key, value && JSON.stringify(value)),
  }
}

function tryStorage<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** Outlives the tab, and all tabs share it. */
export const deviceStorage = createBrowserStorage(() => localStorage)

/** Lives as long as its tab. */
export const tabStorage = createBrowserStorage(() => sessionStorage)
