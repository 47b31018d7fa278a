import { type ComponentType, useEffect, useRef, useState } from 'react'
import { whenNear } from '#ui/when-near.ts'

// The server renders the footer at once; a browser keeps that markup until the code is there.
const rendered = import.meta.env.SSR ? (await import('./footer.tsx')).Footer : null

/** The footer, whose code loads when the user scrolls near it or gives a first input. */
export function DeferredFooter() {
  const [loaded, setLoaded] = useState<{ Footer: ComponentType } | null>(
    rendered && { Footer: rendered },
  )
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    return whenNear(place.current, () => {
      import('./footer.tsx').then(setLoaded, () => undefined)
    })
  }, [])

  if (loaded) {
    return (
      <div>
        <loaded.Footer />
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
