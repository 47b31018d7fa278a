import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import { showFetchFailure } from '#ui/toast.ts'
import { whenNear } from '#ui/when-near.ts'
import { earlyButton, repeatClicks, sameButton } from './early-clicks.ts'
import { serverMarkup } from './server-markup.ts'

/**
 * A part of the page whose code loads when the user scrolls near it or gives a first input. The server renders it
 * (`rendered`) at once; a browser keeps that markup until the code is there: links work, and clicks on `data-early`
 * buttons with a name are repeated.
 */
export function createDeferred<Props extends object = object>(
  rendered: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
) {
  return function Deferred(props: Props) {
    const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(
      rendered && { Part: rendered },
    )
    const place = useRef<HTMLDivElement>(null)
    const clicked = useRef(new Set<HTMLElement>())
    const focused = useRef<HTMLElement>(undefined)

    function start() {
      load().then(
        (Part) => {
          const button = earlyButton(document.activeElement)
          if (button && place.current?.contains(button)) focused.current = button
          setLoaded((before) => before ?? { Part })
        },
        () => {
          if (clicked.current.size > 0) showFetchFailure()
          clicked.current.clear()
        },
      )
    }

    // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration.
    useEffect(() => (place.current ? whenNear(place.current, start) : undefined), [])

    useEffect(() => {
      if (!loaded || !place.current) return
      if (focused.current) sameButton(focused.current, place.current)?.focus()
      repeatClicks([...clicked.current], place.current)
      clicked.current.clear()
    }, [loaded])

    function keepClick({ target }: MouseEvent) {
      const button = earlyButton(target)
      if (!button) return
      clicked.current.add(button)
      // Also tries again after a failure.
      start()
    }

    if (loaded) {
      return (
        <div ref={place}>
          <loaded.Part {...props} />
        </div>
      )
    }
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in the markup are pressed.
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys that press a button send a click.
      <div key="markup" ref={place} onClick={keepClick} {...serverMarkup} />
    )
  }
}
