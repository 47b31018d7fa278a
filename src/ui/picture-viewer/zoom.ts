/** Scale relative to the fitted size, and offset from the centre in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

export interface Frame {
  width: number
  height: number
}

export const fittedView: View = { scale: 1, x: 0, y: 0 }
export const maxScale = 4
export const tapScale = 2.5
export const zoomStep = 1.5

export function clampView({ scale, x, y }: View, { width, height }: Frame): View {
  const max = { x: (width * (scale - 1)) / 2, y: (height * (scale - 1)) / 2 }
  return { scale, x: clamp(-max.x, x, max.x), y: clamp(-max.y, y, max.y) }
}

/** Zooms around a point (relative to the centre of the frame), which stays where it is. */
export function zoomAt(view: View, scale: number, point: Point, frame: Frame): View {
  const next = clamp(1, scale, maxScale)
  const factor = next / view.scale
  const x = point.x - (point.x - view.x) * factor
  const y = point.y - (point.y - view.y) * factor
  return clampView({ scale: next, x, y }, frame)
}

function clamp(min: number, value: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
