/** A point or direction in the studio: x to the right, y away from the camera, z up. */
export type Vector = readonly [number, number, number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const lengthOf = (a: Vector) => Math.hypot(a[0], a[1], a[2])
export const unit = (a: Vector): Vector => scale(a, 1 / (lengthOf(a) || 1))
export const between = (a: Vector, b: Vector, t: number): Vector =>
  add(scale(a, 1 - t), scale(b, t))

export const mix = (a: number, b: number, t: number) => a + (b - a) * t
export const clamp = (x: number, low = 0, high = 1) => Math.min(high, Math.max(low, x))
export const smoothStep = (from: number, to: number, x: number) => {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}
export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The angle at which plants set one leaf after another. */
export const goldenAngle = radians(137.508)

/** Reads a number array whose index is known to lie inside. */
export const at = (values: ArrayLike<number>, index: number) => values[index] ?? 0

/** The value at `x` of straight lines through [x, value] points. */
export function along(points: readonly (readonly [number, number])[], x: number): number {
  let before = points[0]
  for (const point of points) {
    if (point[0] >= x) {
      if (!before || before === point) return point[1]
      return mix(before[1], point[1], (x - before[0]) / (point[0] - before[0]))
    }
    before = point
  }
  return before ? before[1] : 0
}

export function bezier(a: Vector, b: Vector, c: Vector, d: Vector, steps = 16): Vector[] {
  return Array.from({ length: steps }, (_, i) => {
    const t = i / (steps - 1)
    const s = 1 - t
    return add(
      add(scale(a, s * s * s), scale(b, 3 * s * s * t)),
      add(scale(c, 3 * s * t * t), scale(d, t * t * t)),
    )
  })
}
