/** How far a finger has gone since it touched, in pixels, and how long that took. */
export interface Swipe {
  x: number
  y: number
  ms: number
}

// Less than this is a finger that was not held quite still.
export const slack = 8
const farEnough = 0.35
const fastEnough = 0.5

/** What a finger does to something it can only take sideways or down: the greater of its two ways, once that is plain. */
export function straightened({ x, y }: Pick<Swipe, 'x' | 'y'>): Pick<Swipe, 'x' | 'y'> {
  if (Math.max(Math.abs(x), Math.abs(y)) < slack) return { x: 0, y: 0 }
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y: Math.max(y, 0) }
}

/** Whether a move of so many pixels carries something of this size away: a third of it, or a flick. */
export function carries(moved: number, size: number, ms: number): boolean {
  if (moved < slack) return false
  return moved > size * farEnough || moved / Math.max(ms, 1) > fastEnough
}
