import { at } from './vector.ts'

/** The nearest triangle behind every pixel, and where inside it the pixel lies. */
export interface Seen {
  width: number
  height: number
  nearness: Float32Array
  triangle: Int32Array
  second: Float32Array
  third: Float32Array
}

export function blankView(width: number, height: number): Seen {
  const size = width * height
  return {
    width,
    height,
    nearness: new Float32Array(size).fill(-1e9),
    triangle: new Int32Array(size).fill(-1),
    second: new Float32Array(size),
    third: new Float32Array(size),
  }
}

/**
 * Fills a view with triangles whose corners are given on screen, `screen` holding x, y and nearness
 * (greater is nearer) for each point. Depth alone is written where `detail` is false.
 */
export function rasterise(
  view: Seen,
  screen: Float32Array,
  corners: Int32Array,
  detail: boolean,
): void {
  const { width, height, nearness, triangle, second, third } = view
  for (let t = 0; t < corners.length; t += 3) {
    const a = at(corners, t) * 3
    const b = at(corners, t + 1) * 3
    const c = at(corners, t + 2) * 3
    const ax = at(screen, a)
    const ay = at(screen, a + 1)
    const bx = at(screen, b) - ax
    const by = at(screen, b + 1) - ay
    const cx = at(screen, c) - ax
    const cy = at(screen, c + 1) - ay
    const area = bx * cy - by * cx
    if (area === 0) continue
    const left = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx)))
    const right = Math.min(width - 1, Math.floor(ax + Math.max(0, bx, cx)))
    const top = Math.max(0, Math.ceil(ay + Math.min(0, by, cy)))
    const bottom = Math.min(height - 1, Math.floor(ay + Math.max(0, by, cy)))
    const near = at(screen, a + 2)
    const nearB = at(screen, b + 2) - near
    const nearC = at(screen, c + 2) - near
    for (let y = top; y <= bottom; y++) {
      const dy = y - ay
      for (let x = left; x <= right; x++) {
        const dx = x - ax
        const q = (dx * cy - dy * cx) / area
        const r = (bx * dy - by * dx) / area
        if (q < 0 || r < 0 || q + r > 1) continue
        const depth = near + q * nearB + r * nearC
        const pixel = y * width + x
        if (depth <= at(nearness, pixel)) continue
        nearness[pixel] = depth
        if (!detail) continue
        triangle[pixel] = t
        second[pixel] = q
        third[pixel] = r
      }
    }
  }
}
