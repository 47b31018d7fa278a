import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

export interface Shown {
  /** What somebody reads there now. */
  words: () => string
  /** What is drawn, for who looks for a button in it. */
  place: HTMLElement
  /** Lets time go by, and what is under way come to its end. */
  pass: (ms: number) => Promise<void>
  /** Lets something happen to it from outside. */
  happens: (what: () => void) => void
  archive: () => void
}

/** Draws something on a page of its own whose clock is held. For a file with `@vitest-environment happy-dom`. */
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
