import { type PointerEvent, useRef, useState, type WheelEvent } from 'react'
import { inlineSign } from '#i18n/writing-direction.ts'
import { completesSwipe, lockToAxis, tapTolerancePx } from '../swipe.ts'
import { clampView, fittedView, type Point, tapScale, type View, zoomAt } from './zoom.ts'

const wheelStep = 0.0025

/**
 * Pointer gestures on a picture. A click zooms in, two fingers pinch, one finger pans. At fitted size a horizontal swipe
 * shows the next (1) or previous (-1) picture, a swipe down closes the viewer.
 */
export function useZoom({
  onNavigate,
  onDismiss,
}: {
  onNavigate: (by: 1 | -1) => void
  onDismiss: () => void
}) {
  const [view, setView] = useState<View>(fittedView)
  const [dragOffset, setDragOffset] = useState<Point | null>(null)
  const pointers = useRef(new Map<number, Point>())
  const gesture = useRef({ start: { x: 0, y: 0 }, at: 0, pinched: false })

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const start = pointOf(event)
    if (pointers.current.size === 0) {
      gesture.current = { start, at: event.timeStamp, pinched: false }
    } else {
      gesture.current.pinched = true
      setDragOffset(null)
    }
    pointers.current.set(event.pointerId, start)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const frame = frameOf(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) {
      const factor = distance(now, other) / Math.max(distance(before, other), 1)
      const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      setView((old) => zoomAt(old, old.scale * factor, centre, frame))
    } else if (view.scale > 1) {
      const { x, y } = difference(before, now)
      setView((old) => clampView({ scale: old.scale, x: old.x + x, y: old.y + y }, frame))
    } else if (!gesture.current.pinched) {
      setDragOffset(lockToAxis(difference(gesture.current.start, now)))
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return
    const { start, at, pinched } = gesture.current
    setDragOffset(null)
    if (pinched) return
    const end = pointOf(event)
    const frame = frameOf(event)
    if (distance(start, end) < tapTolerancePx) {
      setView((old) => (old.scale > 1 ? fittedView : zoomAt(old, tapScale, end, frame)))
    } else if (view.scale === 1) {
      const { x, y } = lockToAxis(difference(start, end))
      const ms = event.timeStamp - at
      if (completesSwipe(Math.abs(x), frame.width, ms)) onNavigate(x * inlineSign() < 0 ? 1 : -1)
      else if (completesSwipe(y, frame.height, ms)) onDismiss()
    }
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId)
    setDragOffset(null)
  }

  function onWheel(event: WheelEvent<HTMLElement>) {
    const [at, frame] = [pointOf(event), frameOf(event)]
    const factor = Math.exp(-event.deltaY * wheelStep)
    setView((old) => zoomAt(old, old.scale * factor, at, frame))
  }

  return {
    view,
    /** Offset of the fitted picture while a finger drags it; null otherwise. */
    dragOffset,
    reset: () => setView(fittedView),
    /** Zooms at the centre, for buttons and keys. */
    zoomBy: (factor: number) =>
      setView((old) => zoomAt(old, old.scale * factor, { x: 0, y: 0 }, screen())),
    moveBy: (x: number, y: number) =>
      setView((old) => clampView({ scale: old.scale, x: old.x + x, y: old.y + y }, screen())),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onWheel },
  }
}

type OnFrame = PointerEvent<HTMLElement> | WheelEvent<HTMLElement>

/** Position of the pointer, relative to the centre of the frame. */
function pointOf({ clientX, clientY, currentTarget }: OnFrame): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

function frameOf({ currentTarget }: OnFrame) {
  return { width: currentTarget.clientWidth, height: currentTarget.clientHeight }
}

function screen() {
  return { width: window.innerWidth, height: window.innerHeight }
}

function difference(start: Point, end: Point): Point {
  return { x: end.x - start.x, y: end.y - start.y }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
