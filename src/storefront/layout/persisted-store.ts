import { deviceStorage } from '#platform/browser-storage.ts'

interface PersistOptions<State, Persisted> {
  /** The part of the state that outlives the page. */
  partialize: (state: State) => Persisted
  /** Validates stored data; null if it is not usable. */
  parse: (stored: unknown) => Persisted | null
  /** Takes over the stored state; null if there was none. */
  apply: (persisted: Persisted | null) => void
  empty: Persisted
}

interface Store<State> {
  subscribe: (onChange: (state: State, before: State) => void) => () => void
}

/**
 * Loads a store from localStorage, saves every change and follows other tabs. Without storage the state lives as long
 * as the page. Returns a cleanup function.
 */
export function createPersistedStore<State, Persisted>(
  name: string,
  store: Store<State>,
  { partialize, parse, apply, empty }: PersistOptions<State, Persisted>,
): () => void {
  function load() {
    const stored = deviceStorage.readJson(name)
    apply(hasState(stored) ? parse(stored.state) : null)
  }
  function onStorage({ key, newValue }: StorageEvent) {
    if (key !== name && key !== null) return
    if (newValue === null) apply(empty)
    else load()
  }
  // A page from the back/forward cache has missed what other pages stored meanwhile.
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) load()
  }
  const serialize = (state: State) => JSON.stringify({ state: partialize(state), version: 0 })

  load()
  const unsubscribe = store.subscribe((state, before) => {
    const text = serialize(state)
    if (text !== serialize(before)) deviceStorage.write(name, text)
  })
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

function hasState(stored: unknown): stored is { state: unknown } {
  return typeof stored === 'object' && stored !== null && 'state' in stored
}
