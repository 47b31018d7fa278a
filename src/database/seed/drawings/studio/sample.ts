import type { Material, Spot } from './mesh.ts'
import type { Seen } from './raster.ts'
import type { Solid } from './solid.ts'

/** The point of a solid that a pixel sees. */
export interface Sample extends Spot {
  nx: number
  ny: number
  nz: number
}

export const blankSample = (): Sample => ({
  u: 0,
  v: 0,
  layer: 0,
  edge: 0,
  chance: 0,
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 0,
  nz: 1,
})

/** Fills `sample` with what lies under the pixel and answers its material. */
export function lookAt(view: Seen, solid: Solid, pixel: number, sample: Sample): Material | null {
  const t = view.triangle[pixel] ?? -1
  if (t < 0) return null
  const { corners, points, normals, marks, mesh } = solid
  const q = view.second[pixel] ?? 0
  const r = view.third[pixel] ?? 0
  const p = 1 - q - r
  const a = corners[t] ?? 0
  const b = corners[t + 1] ?? 0
  const c = corners[t + 2] ?? 0
  const read = (values: Float32Array, width: number, k: number) =>
    p * (values[a * width + k] ?? 0) +
    q * (values[b * width + k] ?? 0) +
    r * (values[c * width + k] ?? 0)
  sample.x = read(points, 3, 0)
  sample.y = read(points, 3, 1)
  sample.z = read(points, 3, 2)
  sample.u = read(marks, 5, 0)
  sample.v = read(marks, 5, 1)
  sample.layer = read(marks, 5, 2)
  sample.edge = read(marks, 5, 3)
  sample.chance = marks[a * 5 + 4] ?? 0
  const nx = read(normals, 3, 0)
  const ny = read(normals, 3, 1)
  const nz = read(normals, 3, 2)
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  sample.nx = nx / size
  sample.ny = ny / size
  sample.nz = nz / size
  return mesh.materials[mesh.coats[t / 3] ?? 0] ?? null
}
