import { type ComponentType, useEffect, useRef, useState } from 'react'
import { whenNear } from '#ui/when-near.ts'
import { serverMarkup } from './server-markup.ts'

/**
 * A part of the page without buttons, whose code loads when the user scrolls near it or gives a first input. The server
 * renders it (`rendered`) at once; a browser keeps that markup, whose links work, until the code is there.
 */
export function createDeferred(
  rendered: ComponentType | null,
  load: () => Promise<ComponentType>,
): ComponentType {
  return function Deferred() {
    const [loaded, setLoaded] = useState<{ Part: ComponentType } | null>(
      rendered && { Part: rendered },
    )
    const place = useRef<HTMLDivElement>(null)

    useEffect(() => {
      if (!place.current) return
      return whenNear(place.current, () => {
        load().then(
          (Part) => setLoaded((before) => before ?? { Part }),
          () => undefined,
        )
      })
    }, [])

    if (!loaded) return <div key="markup" ref={place} {...serverMarkup} />
    return (
      <div ref={place}>
        <loaded.Part />
      </div>
    )
  }
}
