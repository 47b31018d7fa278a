import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

export interface Shown {
  /** The visible text. */
  text: () => string
  container: HTMLElement
  /** Advances the fake clock and awaits pending promises. */
  advance: (ms: number) => Promise<void>
  /** Runs an action inside React's `act`. */
  run: (action: () => void) => void
  unmount: () => void
}

/** Renders an element with a fake clock. For a file with `@vitest-environment happy-dom`. */
export function show(element: ReactNode): Shown {
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
  }
  const container = document.createElement('div')
  const root = createRoot(container)
  act(() => root.render(element))
  return {
    text: () => container.textContent,
    container,
    advance: (ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    run: (action) => act(action),
    unmount: () => act(() => root.unmount()),
  }
}
