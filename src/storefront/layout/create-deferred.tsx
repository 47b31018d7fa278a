import { type ComponentType, useEffect, useRef, useState } from 'react'
import { whenNear } from '#ui/when-near.ts'

/**
 * A part of the page whose code loads when the user scrolls near it or gives a first input. The server renders it
 * (`rendered`) at once; a browser keeps that markup, with links that work, until the code is there.
 */
export function createDeferred<Props extends object = object>(
  rendered: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
  { isEager = false }: { isEager?: boolean } = {},
) {
  return function Deferred(props: Props) {
    const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(
      rendered && { Part: rendered },
    )
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (!place.current) return
      const start = () => {
        load().then(
          (Part) => setLoaded({ Part }),
          () => undefined,
        )
      }
      // Buttons do nothing until the code is there, so it follows the page at once.
      if (isEager) return start()
      return whenNear(place.current, start)
    }, [])

    if (loaded) {
      return (
        <div>
          <loaded.Part {...props} />
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
