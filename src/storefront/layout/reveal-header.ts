// A finger that rests moves the page by a few pixels.
const jitterPx = 8

let isListening = false

/**
 * On a narrow screen the header slides in while the customer scrolls up, and out again on the way down. It keeps its place
 * in the page, so nothing shifts. The styles are in `base.css`.
 */
export function revealHeader(): void {
  if (isListening) return
  isListening = true
  let last = window.scrollY
  function onScroll() {
    const header = document.querySelector<HTMLElement>('header[data-reveal]')
    const moved = window.scrollY - last
    if (!header || Math.abs(moved) < jitterPx) return
    last = window.scrollY
    // The line above the logo scrolls away.
    const above = header.firstElementChild?.clientHeight ?? 0
    const isPast = { above: last > above, header: last > header.offsetHeight }
    header.style.setProperty('--above', `${above}px`)
    header.dataset.reveal = stateAfter(header.dataset.reveal ?? '', isPast, moved < 0)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
}

/** `ready` is out of view without a transition, which would show the header for a moment. */
export function stateAfter(
  state: string,
  isPast: { above: boolean; header: boolean },
  isUp: boolean,
): string {
  if (!isPast.above) return ''
  if (state === '') return isPast.header ? 'ready' : ''
  if (isUp) return 'shown'
  return state === 'ready' ? 'ready' : 'hidden'
}
