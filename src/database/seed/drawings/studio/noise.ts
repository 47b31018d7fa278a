function corner(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Smooth value noise between 0 and 1. */
export function noise(x: number, y: number, z: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const zi = Math.floor(z)
  const u = ease(x - xi)
  const v = ease(y - yi)
  const w = ease(z - zi)
  const row = (dy: number, dz: number) => {
    const left = corner(xi, yi + dy, zi + dz)
    return left + (corner(xi + 1, yi + dy, zi + dz) - left) * u
  }
  const near = row(0, 0) + (row(1, 0) - row(0, 0)) * v
  const far = row(0, 1) + (row(1, 1) - row(0, 1)) * v
  return near + (far - near) * w
}

/** Two octaves of noise, for cloth, clay and paper. */
export const roughNoise = (x: number, y: number, z: number) =>
  noise(x, y, z) * 0.65 + noise(x * 2.1 + 7, y * 2.1, z * 2.1) * 0.35
