const firstInputs = ['pointerdown', 'keydown'] as const

/**
 * Calls back once, after the user's first input: when the frame that is due has been painted, so that the response to
 * the input does not wait. Returns its end.
 */
export function onFirstInput(act: () => void): () => void {
  let isEnded = false
  const listening = new AbortController()
  function end() {
    isEnded = true
    listening.abort()
  }
  function once() {
    listening.abort()
    requestAnimationFrame(() => setTimeout(() => isEnded || act()))
  }
  for (const event of firstInputs) {
    window.addEventListener(event, once, { passive: true, signal: listening.signal })
  }
  return end
}
