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

/** Does what was clicked meanwhile, once. Returns how to stop. */
export function replayEarlyClicks(): () => void {
  // Not at once: parts of the page may still be taken over, which a click can only wait for when React is at rest.
  const timer = setTimeout(() => {
    const clicks = window.earlyClicks ?? []
    window.earlyClicks = null
    const missed = clicks.filter(([click]) => !answered.has(click))
    // Whoever pressed twice because nothing happened meant it once.
    for (const button of new Set(missed.map(([, button]) => button))) {
      if (button.isConnected) button.click()
    }
  })
  return () => clearTimeout(timer)
}
