import { onFirstInput } from './on-first-input.ts'

/** Calls back once, when an element comes near the viewport or the user gives a first input. Returns its end. */
export function whenNear(place: Element, load: () => void): () => void {
  const once = () => {
    stop()
    load()
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && once(),
    { rootMargin: '600px' },
  )
  const stopInput = onFirstInput(once)
  const stop = () => {
    observer.disconnect()
    stopInput()
  }
  observer.observe(place)
  return stop
}
