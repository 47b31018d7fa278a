import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// The real one: React schedules with it what is updated outside of `act`.
const nextTurn = setImmediate

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
  const unmount = () => act(() => root.unmount())
  onTestFinished(async () => {
    unmount()
    // What React still schedules runs before the environment takes the window away.
    await new Promise((resolve) => nextTurn(resolve))
  })
  return {
    text: () => container.textContent,
    container,
    advance: (ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    run: (action) => act(action),
    unmount,
  }
}

/** Renders an element in the body of the document, beside the dialogs that it opens. */
export function showWithDialogs(element: ReactNode) {
  const page = show(element)
  document.body.append(page.container)
  onTestFinished(() => page.container.remove())
  const buttons = () => [...document.querySelectorAll('button')]
  const labels = () => buttons().map((button) => button.textContent)
  return {
    ...page,
    labels,
    /** Clicks the last button with a label: that of the dialog, if one is open. */
    async click(label: string): Promise<void> {
      const button = buttons().findLast(({ textContent }) => textContent === label)
      if (!button) throw new Error(`No button ${label} among ${labels().join(', ')}.`)
      page.run(() => button.click())
      await page.advance(5)
    },
  }
}
