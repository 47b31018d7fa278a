import type { PersistStorage } from 'zustand/middleware'

/**
 * The browser's storage, for state that outlives the page. It may be forbidden, full, or hold anything: then the state
 * lives as long as the page does, and nothing breaks.
 */
export function keptInBrowser<State>(
  read: (kept: unknown) => State | null,
): PersistStorage<State, unknown> {
  return {
    getItem(name) {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
        const state = hasState(kept) ? read(kept.state) : null
        return state === null ? null : { state }
      } catch {
        return null
      }
    },
    setItem(name, value) {
      try {
        localStorage.setItem(name, JSON.stringify(value))
      } catch {}
    },
    removeItem(name) {
      try {
        localStorage.removeItem(name)
      } catch {}
    },
  }
}

interface KeptStore {
  persist: { rehydrate: () => Promise<void> | void }
}

/** Reads what was kept, and reads it again whenever another tab has changed it. Returns how to stop. */
export function followOtherTabs(name: string, store: KeptStore, empty: () => void): () => void {
  store.persist.rehydrate()
  const onStorage = (event: StorageEvent) => {
    if (event.key !== name && event.key !== null) return
    if (event.newValue === null) empty()
    else store.persist.rehydrate()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function hasState(kept: unknown): kept is { state: unknown } {
  return typeof kept === 'object' && kept !== null && 'state' in kept
}
