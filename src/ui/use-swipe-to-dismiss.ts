import { type PointerEvent, useRef } from 'react'
import { carries, straightened } from './swipe.ts'

interface Touch {
  finger: number
  x: number
  y: number
  at: number
  /** The finger has made plain that it means the sheet. */
  holds: boolean
}

// There a finger chooses words or a value.
const others = 'input, textarea, select, [contenteditable]'

/** A finger takes a sheet to the right, where it came from; let go early, it comes back. */
export function useSwipeAway(leave: () => void) {
  const touch = useRef<Touch>(null)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const { pointerType, pointerId, clientX, clientY, timeStamp, target } = event
    if (touch.current || pointerType !== 'touch') return
    if (target instanceof Element && target.closest(others)) return
    touch.current = { finger: pointerId, x: clientX, y: clientY, at: timeStamp, holds: false }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const begun = touch.current
    if (begun?.finger !== event.pointerId) return
    const moved = { x: event.clientX - begun.x, y: event.clientY - begun.y }
    begun.holds ||= straightened(moved).x > 0
    if (!begun.holds) return
    event.currentTarget.style.transition = 'none'
    event.currentTarget.style.translate = `${Math.max(moved.x, 0)}px 0`
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const begun = touch.current
    if (begun?.finger !== event.pointerId) return
    touch.current = null
    if (!begun.holds) return
    const sheet = event.currentTarget
    const moved = event.clientX - begun.x
    const goes = carries(moved, sheet.offsetWidth, event.timeStamp - begun.at)
    if (goes) leave()
    // Whoever owns the sheet may keep it open.
    requestAnimationFrame(() => {
      if (!goes || sheet.dataset.state === 'open') comeBack(sheet)
    })
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    if (touch.current?.finger !== event.pointerId) return
    touch.current = null
    comeBack(event.currentTarget)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

function comeBack({ style }: HTMLElement): void {
  style.transition = 'translate 240ms var(--ease-out)'
  style.translate = '0px 0px'
}
