import { type PointerEvent, useRef, useState, type WheelEvent } from 'react'
import { carries, slack, straightened } from '../swipe.ts'
import { closer, fitted, type Point, type View, within, zoomAt } from './zoom.ts'

const wheelStep = 0.0025

export interface Swipes {
  /** To the neighbour on the right (1) or on the left (-1). */
  onLeaf: (by: 1 | -1) => void
  /** Down and away. */
  onAway: () => void
}

/**
 * Fingers, mouse and wheel on a picture: a click looks closer, two fingers pinch, and one moves it about. Where the whole
 * picture is seen, one finger draws it aside to the next, or down to be done with it.
 */
export function useZoom({ onLeaf, onAway }: Swipes) {
  const [view, setView] = useState<View>(fitted)
  const [pull, setPull] = useState<Point | null>(null)
  const fingers = useRef(new Map<number, Point>())
  const gesture = useRef({ begun: { x: 0, y: 0 }, at: 0, pinched: false })

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const begun = pointOf(event)
    if (fingers.current.size === 0) {
      gesture.current = { begun, at: event.timeStamp, pinched: false }
    } else {
      gesture.current.pinched = true
      setPull(null)
    }
    fingers.current.set(event.pointerId, begun)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const frame = frameOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const factor = distance(now, other) / Math.max(distance(before, other), 1)
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      setView((old) => zoomAt(old, old.scale * factor, middle, frame))
    } else if (view.scale > 1) {
      const [x, y] = [now.x - before.x, now.y - before.y]
      setView((old) => within({ scale: old.scale, x: old.x + x, y: old.y + y }, frame))
    } else if (!gesture.current.pinched) {
      setPull(straightened(from(gesture.current.begun, now)))
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    const { begun, at, pinched } = gesture.current
    setPull(null)
    if (pinched) return
    const end = pointOf(event)
    const frame = frameOf(event)
    if (distance(begun, end) < slack) {
      setView((old) => (old.scale > 1 ? fitted : zoomAt(old, closer, end, frame)))
    } else if (view.scale === 1) {
      const { x, y } = straightened(from(begun, end))
      const ms = event.timeStamp - at
      if (carries(Math.abs(x), frame.width, ms)) onLeaf(x < 0 ? 1 : -1)
      else if (carries(y, frame.height, ms)) onAway()
    }
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId)
    setPull(null)
  }

  function onWheel(event: WheelEvent<HTMLElement>) {
    const [at, frame] = [pointOf(event), frameOf(event)]
    const factor = Math.exp(-event.deltaY * wheelStep)
    setView((old) => zoomAt(old, old.scale * factor, at, frame))
  }

  return {
    view,
    /** How far a finger has drawn the whole picture from its place; null when none holds it. */
    pull,
    reset: () => setView(fitted),
    /** Closer or further away at the middle, for buttons and keys. */
    zoomBy: (factor: number) =>
      setView((old) => ({ ...zoomAt(old, old.scale * factor, { x: 0, y: 0 }, screen()) })),
    moveBy: (x: number, y: number) =>
      setView((old) => within({ scale: old.scale, x: old.x + x, y: old.y + y }, screen())),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onWheel },
  }
}

type OnFrame = PointerEvent<HTMLElement> | WheelEvent<HTMLElement>

/** Where it is, counted from the frame's middle. */
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

function from(begun: Point, now: Point): Point {
  return { x: now.x - begun.x, y: now.y - begun.y }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
