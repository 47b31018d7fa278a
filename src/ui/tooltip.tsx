import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

const delayMs = 700
const skipDelayMs = 300

// Shared by all tooltips: right after one closes, the next opens without a delay.
let lastClosedAt = Number.NEGATIVE_INFINITY

interface TooltipProps {
  text: string
  /** A control that has an accessible name of its own. */
  children: ReactNode
}

/**
 * Tooltip below a control. Radix's tooltip would add its positioning code to the first view, where every product card
 * has one.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function openAfterDelay() {
    clearTimeout(timer.current)
    const waitMs = performance.now() - lastClosedAt < skipDelayMs ? 0 : delayMs
    timer.current = setTimeout(() => setOpen(true), waitMs)
  }

  function close() {
    clearTimeout(timer.current)
    if (open) lastClosedAt = performance.now()
    setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the control inside.
    <span
      className="relative inline-grid"
      onPointerEnter={(event) => event.pointerType === 'mouse' && openAfterDelay()}
      onPointerLeave={close}
      onFocus={(event) => event.target.matches(':focus-visible') && openAfterDelay()}
      onBlur={close}
      onKeyDown={onKeyDown}
      onClick={close}
    >
      {children}
      {open && (
        <span
          role="tooltip"
          className="absolute top-full end-0 z-20 mt-1 animate-settle rounded-sm bg-ink px-2.5 py-1.5 text-xs whitespace-nowrap text-paper"
        >
          {text}
        </span>
      )}
    </span>
  )
}
