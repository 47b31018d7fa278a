import { type PointerEvent, useRef } from 'react'
import { inlineSign } from '#i18n/writing-direction.ts'
import { completesSwipe, lockToAxis } from './swipe.ts'

interface Touch {
  pointerId: number
  x: number
  y: number
  at: number
  isSwiping: boolean
}

// A drag in these selects text or changes a value.
const editableFields = 'input, textarea, select, [contenteditable]'

/** A swipe to the inline end dismisses a panel; a short swipe snaps back. */
export function useSwipeToDismiss(dismiss: () => void) {
  const touch = useRef<Touch>(null)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const { pointerType, pointerId, clientX, clientY, timeStamp, target } = event
    if (touch.current || pointerType !== 'touch') return
    if (target instanceof Element && target.closest(editableFields)) return
    touch.current = { pointerId, x: clientX, y: clientY, at: timeStamp, isSwiping: false }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const start = touch.current
    if (start?.pointerId !== event.pointerId) return
    const moved = { x: event.clientX - start.x, y: event.clientY - start.y }
    const sign = inlineSign()
    start.isSwiping ||= lockToAxis(moved).x * sign > 0
    if (!start.isSwiping) return
    event.currentTarget.style.transition = 'none'
    event.currentTarget.style.translate = `${Math.max(moved.x * sign, 0) * sign}px 0`
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const start = touch.current
    if (start?.pointerId !== event.pointerId) return
    touch.current = null
    if (!start.isSwiping) return
    const panel = event.currentTarget
    const moved = (event.clientX - start.x) * inlineSign()
    const isDismissed = completesSwipe(moved, panel.offsetWidth, event.timeStamp - start.at)
    if (isDismissed) dismiss()
    // The owner of the panel may leave it open.
    requestAnimationFrame(() => {
      if (!isDismissed || panel.dataset.state === 'open') snapBack(panel)
    })
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    if (touch.current?.pointerId !== event.pointerId) return
    touch.current = null
    snapBack(event.currentTarget)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

function snapBack({ style }: HTMLElement): void {
  style.transition = 'translate 240ms var(--ease-out)'
  style.translate = '0px 0px'
}
