/** How a picture is looked at: so many times its fitted size, and moved so far from the middle, in pixels. */
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

export const fitted: View = { scale: 1, x: 0, y: 0 }
export const largest = 4
/** What one click does. */
export const closer = 2.5
/** What a button or a key does. */
export const step = 1.5

/** Keeps the picture over its frame: no edge comes further in than it is when fitted. */
export function within({ scale, x, y }: View, { width, height }: Frame): View {
  const most = { x: (width * (scale - 1)) / 2, y: (height * (scale - 1)) / 2 }
  return { scale, x: between(-most.x, x, most.x), y: between(-most.y, y, most.y) }
}

/** Looks closer or from further away; what is under the point, counted from the frame's middle, stays under it. */
export function zoomAt(view: View, scale: number, point: Point, frame: Frame): View {
  const next = between(1, scale, largest)
  const factor = next / view.scale
  const x = point.x - (point.x - view.x) * factor
  const y = point.y - (point.y - view.y) * factor
  return within({ scale: next, x, y }, frame)
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
