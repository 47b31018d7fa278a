declare global {
  interface Window {
    /** The buttons that were clicked too early; null once they have had their turn. */
    earlyClicks?: HTMLElement[] | null
  }
}

/**
 * Remembers clicks on the main buttons that come before the page's script has taken over, so that none is lost on a
 * slow line. Runs as it is, ahead of everything else, and may be run again by the router.
 */
export const rememberEarlyClicks = `if(window.earlyClicks===undefined){window.earlyClicks=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b&&window.earlyClicks)window.earlyClicks.push(b)},true)}`

/** Does what was clicked meanwhile, once. Returns how to stop. */
export function replayEarlyClicks(): () => void {
  // Not at once: parts of the page may still be taken over, which a click can only wait for when React is at rest.
  const timer = setTimeout(() => {
    // Whoever pressed twice because nothing happened meant it once.
    const clicked = new Set(window.earlyClicks)
    window.earlyClicks = null
    for (const button of clicked) if (button.isConnected) button.click()
  })
  return () => clearTimeout(timer)
}
