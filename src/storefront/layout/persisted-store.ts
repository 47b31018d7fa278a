export interface Keeping<State, Kept> {
  /** What of the state outlives the page. */
  kept: (state: State) => Kept
  /** Makes sense of what lies there, or answers null. */
  read: (kept: unknown) => Kept | null
  /** Takes over what was read; null when that was nothing. */
  put: (kept: Kept | null) => void
  empty: Kept
}

interface Store<State> {
  subscribe: (changed: (state: State, before: State) => void) => () => void
}

/**
 * Reads what the browser's storage has kept under a name, writes down every change, and stays in step with other tabs.
 * The storage may be forbidden, full, or hold anything: then the state lives as long as the page does, and nothing
 * breaks. Returns how to stop.
 */
export function createPersistedStore<State, Kept>(
  name: string,
  store: Store<State>,
  { kept, read, put, empty }: Keeping<State, Kept>,
): () => void {
  function load() {
    const present = readStorage(name)
    put(hasState(present) ? read(present.state) : null)
  }
  function onStorage({ key, newValue }: StorageEvent) {
    if (key !== name && key !== null) return
    if (newValue === null) put(empty)
    else load()
  }
  // A page that going back has brought up again as it was left knows nothing of what was kept meanwhile.
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) load()
  }
  const textOf = (state: State) => JSON.stringify({ state: kept(state), version: 0 })

  load()
  const unsubscribe = store.subscribe((state, before) => {
    const text = textOf(state)
    if (text === textOf(before)) return
    try {
      localStorage.setItem(name, text)
    } catch {}
  })
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

function readStorage(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function hasState(kept: unknown): kept is { state: unknown } {
  return typeof kept === 'object' && kept !== null && 'state' in kept
}
