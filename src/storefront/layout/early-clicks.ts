declare global {
  interface Window {
    /** Clicks before hydration, each with its button; null once React handles clicks. */
    earlyClicks?: [Event, HTMLElement][] | null
  }
}

/**
 * Inline script that records clicks on `data-early` buttons before hydration: on a slow connection they would be lost.
 * Pages of staff and drivers are inactive before hydration and replay nothing.
 */
export const rememberEarlyClicks = `if(window.earlyClicks===undefined&&!/^(\\/ar)?\\/(dashboard|driver)(\\/|$)/.test(location.pathname)){window.earlyClicks=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b&&window.earlyClicks)window.earlyClicks.push([e,b])},true)}`

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
    for (const [click, button] of clicks) {
      // A second click on a button without effect repeats the first. On a quantity every click counts.
      const isRepeated = done.has(button) && button.dataset.early !== 'each'
      if (handled.has(click) || isRepeated) continue
      done.add(button)
      await repeatClicks([button], document)
    }
  })
  return () => clearTimeout(timer)
}

/** Clicks buttons in order: each that is still there, else the same one in markup that replaced it. */
export async function repeatClicks(buttons: readonly HTMLElement[], within: ParentNode) {
  for (const button of buttons) {
    const shown = button.isConnected ? button : sameButton(button, within)
    // The same button may show another state by now: an add-on that the cart of this browser has.
    const isAsSeen = shown?.getAttribute('aria-pressed') === button.getAttribute('aria-pressed')
    if (isAsSeen) shown?.click()
    // React renders before the next click, which reads the state that this one changed.
    await Promise.resolve()
  }
}

/** The `data-early` button of a click. */
export function earlyButton(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-early]') ?? undefined
}

/** The button with the same name in `data-early`, for markup that is replaced. */
export function sameButton(button: HTMLElement, within: ParentNode): HTMLElement | undefined {
  const { early } = button.dataset
  const named = [...within.querySelectorAll<HTMLElement>('[data-early]')]
  return early && early !== 'each'
    ? named.find(({ dataset }) => dataset.early === early)
    : undefined
}
