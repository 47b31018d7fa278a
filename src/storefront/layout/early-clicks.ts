declare global {
  interface Window {
    earlyClicks?: HTMLElement[] | undefined
  }
}

/**
 * Remembers clicks on the main buttons that come before the page's script has taken over, so that none is lost on a
 * slow line. Runs as it is, ahead of everything else.
 */
export const rememberEarlyClicks = `window.earlyClicks=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b&&window.earlyClicks)window.earlyClicks.push(b)},true)`

/** Does what was clicked meanwhile, once. */
export function replayEarlyClicks(): void {
  const clicked = window.earlyClicks
  window.earlyClicks = undefined
  for (const button of clicked ?? []) if (button.isConnected) button.click()
}
