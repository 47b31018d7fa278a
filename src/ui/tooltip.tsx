import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

const delayMs = 700
const skipDelayMs = 300

// Shared by all tooltips: one who has just read the last is shown the next without waiting.
let lastClosedAt = Number.NEGATIVE_INFINITY

export interface TooltipProps {
  text: string
  /** A control that has the same name without this. */
  children: ReactNode
}

/**
 * Words that appear below a control one rests on. Written by hand because it stands on every product card, and a
 * library's would be in the way of the first view.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function rest() {
    clearTimeout(timer.current)
    const wait = performance.now() - lastClosedAt < skipDelayMs ? 0 : delayMs
    timer.current = setTimeout(() => setOpen(true), wait)
  }

  function leave() {
    clearTimeout(timer.current)
    if (open) lastClosedAt = performance.now()
    setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) leave()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the control inside.
    <span
      className="relative inline-grid"
      onPointerEnter={(event) => event.pointerType === 'mouse' && rest()}
      onPointerLeave={leave}
      onFocus={(event) => event.target.matches(':focus-visible') && rest()}
      onBlur={leave}
      onKeyDown={onKeyDown}
      onClick={leave}
    >
      {children}
      {open && (
        <span
          role="tooltip"
          className="absolute top-full right-0 z-20 mt-1 animate-settle rounded-sm bg-ink px-2.5 py-1.5 text-xs whitespace-nowrap text-paper"
        >
          {text}
        </span>
      )}
    </span>
  )
}
