import { type ComponentType, useEffect, useRef, useState } from 'react'
import { whenNear } from '#ui/when-near.ts'

/**
 * A part of the page whose code loads when the user scrolls near it or gives a first input. The server renders it
 * (`rendered`) at once; a browser keeps that markup, with links that work, until the code is there.
 */
export function createDeferred(rendered: ComponentType | null, load: () => Promise<ComponentType>) {
  return function Deferred() {
    const [loaded, setLoaded] = useState<{ Part: ComponentType } | null>(
      rendered && { Part: rendered },
    )
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (!place.current) return
      return whenNear(place.current, () => {
        load().then(
          (Part) => setLoaded({ Part }),
          () => undefined,
        )
      })
    }, [])

    if (loaded) {
      return (
        <div>
          <loaded.Part />
        </div>
      )
    }
    return (
      <div
        key="markup"
        ref={place}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the server rendered, and adds nothing.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
}
