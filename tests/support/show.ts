import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

export interface Shown {
  /** The visible text. */
  words: () => string
  /** The rendered element. */
  place: HTMLElement
  /** Advances the clock and flushes pending work. */
  pass: (ms: number) => Promise<void>
  /** Runs an action inside `act`. */
  happens: (what: () => void) => void
  archive: () => void
}

/** Renders with fake timers. For files with `@vitest-environment happy-dom`. */
export function show(what: ReactNode): Shown {
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() => root.render(what))
  return {
    words: () => place.textContent,
    place,
    pass: (ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    happens: (what) => act(what),
    archive: () => act(() => root.unmount()),
  }
}
