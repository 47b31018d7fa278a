import { afterNextPaint } from './after-next-paint.ts'

const firstInputs = ['pointerdown', 'keydown'] as const

/** Calls back once, when an element comes near the viewport or the user gives a first input. Returns its end. */
export function whenNear(place: Element, load: () => void): () => void {
  const once = () => {
    stop()
    load()
  }
  const onInput = () => {
    stop()
    afterNextPaint(load)
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && once(),
    { rootMargin: '600px' },
  )
  const stop = () => {
    observer.disconnect()
    for (const event of firstInputs) window.removeEventListener(event, onInput)
  }
  observer.observe(place)
  for (const event of firstInputs) window.addEventListener(event, onInput, { passive: true })
  return stop
}
