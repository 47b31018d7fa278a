import { afterPaint } from './after-paint.ts'

/** The ends of inputs: work between a touch and its click would delay the click. A scroll cancels its touch. */
const firstInputs = ['click', 'pointercancel', 'keyup'] as const

/** Calls back once, when the response to the user's first input has been painted. Returns its end. */
export function onFirstInput(act: () => void): () => void {
  const listening = new AbortController()
  let end = () => listening.abort()
  function once() {
    listening.abort()
    end = afterPaint(act)
  }
  for (const event of firstInputs) {
    window.addEventListener(event, once, { capture: true, passive: true, signal: listening.signal })
  }
  return () => end()
}
