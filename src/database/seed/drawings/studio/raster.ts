/** The nearest triangle behind every pixel, and where inside it the pixel lies. */
export interface Seen {
  width: number
  height: number
  nearness: Float32Array
  triangle: Int32Array
  second: Float32Array
  third: Float32Array
}

/** A view that keeps depth alone, as shadows need it, has no room for the rest. */
export function blankView(width: number, height: number, detail = true): Seen {
  const size = width * height
  const room = detail ? size : 0
  return {
    width,
    height,
    nearness: new Float32Array(size).fill(-1e9),
    triangle: new Int32Array(room).fill(-1),
    second: new Float32Array(room),
    third: new Float32Array(room),
  }
}

/**
 * Fills a view with triangles. `screen` holds x, y and nearness (greater is nearer) for each point.
 * Written for speed: a picture passes here some twenty million times.
 */
export function rasterise(view: Seen, screen: Float32Array, corners: Int32Array): void {
  const { width, height, nearness, triangle, second, third } = view
  const detail = triangle.length > 0
  const edge = width - 1
  const last = height - 1
  for (let t = 0; t < corners.length; t += 3) {
    const a = (corners[t] ?? 0) * 3
    const b = (corners[t + 1] ?? 0) * 3
    const c = (corners[t + 2] ?? 0) * 3
    const ax = screen[a] ?? 0
    const ay = screen[a + 1] ?? 0
    const bx = (screen[b] ?? 0) - ax
    const by = (screen[b + 1] ?? 0) - ay
    const cx = (screen[c] ?? 0) - ax
    const cy = (screen[c + 1] ?? 0) - ay
    const area = bx * cy - by * cx
    if (area === 0) continue
    const top = Math.max(0, Math.ceil(ay + Math.min(by, cy, 0)))
    const bottom = Math.min(last, Math.floor(ay + Math.max(by, cy, 0)))
    if (top > bottom) continue
    const left = Math.max(0, Math.ceil(ax + Math.min(bx, cx, 0)))
    const right = Math.min(edge, Math.floor(ax + Math.max(bx, cx, 0)))
    if (left > right) continue
    const share = 1 / area
    const near = screen[a + 2] ?? 0
    const nearB = (screen[b + 2] ?? 0) - near
    const nearC = (screen[c + 2] ?? 0) - near
    const stepQ = cy * share
    const stepR = -by * share
    const dx = left - ax
    for (let y = top; y <= bottom; y++) {
      const dy = y - ay
      let q = (dx * cy - dy * cx) * share
      let r = (bx * dy - by * dx) * share
      const end = y * width + right
      for (let pixel = y * width + left; pixel <= end; pixel++, q += stepQ, r += stepR) {
        if (q < 0 || r < 0 || q + r > 1) continue
        const depth = near + q * nearB + r * nearC
        if (depth <= (nearness[pixel] ?? 0)) continue
        nearness[pixel] = depth
        if (!detail) continue
        triangle[pixel] = t
        second[pixel] = q
        third[pixel] = r
      }
    }
  }
}
