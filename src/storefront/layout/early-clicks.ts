declare global {
  interface Window {
    /** What was clicked early, and the button it was on; null once the page listens itself. */
    earlyClicks?: [Event, HTMLElement][] | null
  }
}

/**
 * Remembers clicks on the main buttons that come before the page's script has taken over, so that none is lost on a
 * slow line. Runs as it is, ahead of everything else, and may be run again by the router.
 */
export const rememberEarlyClicks = `if(window.earlyClicks===undefined){window.earlyClicks=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b&&window.earlyClicks)window.earlyClicks.push([e,b])},true)}`

const answered = new WeakSet<Event>()

/** A click that reached the page's own buttons needs no second turn, though it was early enough to be remembered. */
export function answeredByPage({ nativeEvent }: { nativeEvent: Event }): void {
  answered.add(nativeEvent)
}

/** Does what was clicked meanwhile, in its order. Returns how to stop. */
export function replayEarlyClicks(): () => void {
  // Not at once: parts of the page may still be taken over, which a click can only wait for when React is at rest.
  const timer = setTimeout(async () => {
    const clicks = window.earlyClicks ?? []
    window.earlyClicks = null
    const done = new Set<HTMLElement>()
    for (const [click, button] of clicks) {
      // A second press on a button that did nothing repeats the first; a quantity counts every press.
      const isRepeated = done.has(button) && button.dataset.early !== 'each'
      if (answered.has(click) || isRepeated || !button.isConnected) continue
      done.add(button)
      button.click()
      // React renders before the next click, which counts on from what this one changed.
      await Promise.resolve()
    }
  })
  return () => clearTimeout(timer)
}
