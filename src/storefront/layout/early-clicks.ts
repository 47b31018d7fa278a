declare global {
  interface Window {
    /** Clicks before hydration, each with its button and the state that it showed; null once React handles them. */
    earlyClicks?: [Event, HTMLElement, string][] | null
  }
}

/** The state that a button shows. The server renders it without the cart and the wishlist of this browser. */
const stateOf = (button: HTMLElement) =>
  `${button.dataset.early}${button.getAttribute('aria-pressed')}`

/**
 * Inline script that records clicks on `data-early` buttons before hydration: on a slow connection they would be lost.
 * Pages of staff and drivers are inactive before hydration and replay nothing.
 */
export const rememberEarlyClicks = `if(window.earlyClicks===undefined&&!/^(\\/ar)?\\/(dashboard|driver)(\\/|$)/.test(location.pathname)){window.earlyClicks=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b&&window.earlyClicks)window.earlyClicks.push([e,b,b.dataset.early+b.getAttribute('aria-pressed')])},true)}`

const handled = new WeakSet<Event>()

/** React handled this click itself: it must not be replayed, although the script recorded it. */
export function markHandledByPage({ nativeEvent }: { nativeEvent: Event }): void {
  handled.add(nativeEvent)
}

/** Replays the recorded clicks in order. Returns a cleanup function. */
export function replayEarlyClicks(): () => void {
  // In a later task: React can delay a click until hydration has finished only while it is idle.
  const timer = setTimeout(async () => {
    const clicks = window.earlyClicks ?? []
    window.earlyClicks = null
    const done = new Set<HTMLElement>()
    for (const [click, button, shown] of clicks) {
      // A second click on a button without effect repeats the first. On a quantity every click counts.
      const isRepeated = done.has(button) && button.dataset.early !== 'each'
      if (handled.has(click) || isRepeated) continue
      done.add(button)
      // React hydrates the button for it, which then shows the cart of this browser.
      button.dispatchEvent(new Event('pointercancel', { bubbles: true }))
      await Promise.resolve()
      // A click to add a product must not discard it.
      if (shown === stateOf(button)) button.click()
      // React renders before the next click, which reads the state that this one changed.
      await Promise.resolve()
    }
  })
  return () => clearTimeout(timer)
}
