import { type PointerEvent, useRef, useState, type WheelEvent } from 'react'
import { closer, fitted, type Point, type View, within, zoomAt } from './zoom.ts'

// Less than this is a finger that was not held quite still.
const clickMoves = 8
const swipeMoves = 50
const wheelStep = 0.0025

/** Fingers, mouse and wheel on a picture: a click looks closer, two fingers pinch, one moves it or leafs through. */
export function useZoom(leaf: (by: 1 | -1) => void) {
  const [view, setView] = useState<View>(fitted)
  const fingers = useRef(new Map<number, Point>())
  const gesture = useRef({ begun: { x: 0, y: 0 }, pinched: false })

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = pointOf(event)
    if (fingers.current.size === 0) gesture.current = { begun: at, pinched: false }
    else gesture.current.pinched = true
    fingers.current.set(event.pointerId, at)
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
    } else {
      const [x, y] = [now.x - before.x, now.y - before.y]
      setView((old) => within({ scale: old.scale, x: old.x + x, y: old.y + y }, frame))
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    const { begun, pinched } = gesture.current
    const at = pointOf(event)
    if (pinched) return
    if (distance(begun, at) < clickMoves) {
      const frame = frameOf(event)
      setView((old) => (old.scale > 1 ? fitted : zoomAt(old, closer, at, frame)))
    } else if (view.scale === 1 && Math.abs(at.x - begun.x) > swipeMoves) {
      leaf(at.x < begun.x ? 1 : -1)
    }
  }

  return {
    view,
    reset: () => setView(fitted),
    /** Closer or further away at the middle, for buttons and keys. */
    zoomBy: (factor: number) =>
      setView((old) => ({ ...zoomAt(old, old.scale * factor, { x: 0, y: 0 }, screen()) })),
    moveBy: (x: number, y: number) =>
      setView((old) => within({ scale: old.scale, x: old.x + x, y: old.y + y }, screen())),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        fingers.current.delete(event.pointerId)
      },
      onWheel: (event: WheelEvent<HTMLElement>) => {
        const [at, frame] = [pointOf(event), frameOf(event)]
        const factor = Math.exp(-event.deltaY * wheelStep)
        setView((old) => zoomAt(old, old.scale * factor, at, frame))
      },
    },
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

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
