/** Distance of a finger since it touched, in pixels, and the time that took. */
export interface Swipe {
  x: number
  y: number
  ms: number
}

// A shorter movement is a tap.
export const tapTolerancePx = 8
const minDistanceRatio = 0.35
const minSpeed = 0.5

/** Locks a drag to its main axis, left, right or down; zero until the finger leaves the tap tolerance. */
export function lockToAxis({ x, y }: Pick<Swipe, 'x' | 'y'>): Pick<Swipe, 'x' | 'y'> {
  if (Math.max(Math.abs(x), Math.abs(y)) < tapTolerancePx) return { x: 0, y: 0 }
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y: Math.max(y, 0) }
}

/** Whether a drag completes: over a third of the size, or fast enough. */
export function completesSwipe(moved: number, size: number, ms: number): boolean {
  if (moved < tapTolerancePx) return false
  return moved > size * minDistanceRatio || moved / Math.max(ms, 1) > minSpeed
}
