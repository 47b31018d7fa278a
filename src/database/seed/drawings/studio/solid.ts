import type { Mesh } from './mesh.ts'
import { at } from './vector.ts'

/** A mesh made ready for light: packed arrays and smooth normals. */
export interface Solid {
  mesh: Mesh
  points: Float32Array
  marks: Float32Array
  normals: Float32Array
  corners: Int32Array
  /** Triangles that cast its shade. */
  coarse: Int32Array
}

export function solidOf(mesh: Mesh): Solid {
  const points = Float32Array.from(mesh.points)
  const corners = Int32Array.from(mesh.corners)
  const marks = Float32Array.from(mesh.marks)
  const coarse = Int32Array.from(mesh.coarse)
  return { mesh, points, marks, corners, coarse, normals: smoothNormals(points, corners) }
}

function smoothNormals(points: Float32Array, corners: Int32Array): Float32Array {
  const normals = new Float32Array(points.length)
  for (let t = 0; t < corners.length; t += 3) {
    const a = at(corners, t) * 3
    const b = at(corners, t + 1) * 3
    const c = at(corners, t + 2) * 3
    const ux = at(points, b) - at(points, a)
    const uy = at(points, b + 1) - at(points, a + 1)
    const uz = at(points, b + 2) - at(points, a + 2)
    const vx = at(points, c) - at(points, a)
    const vy = at(points, c + 1) - at(points, a + 1)
    const vz = at(points, c + 2) - at(points, a + 2)
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    for (const p of [a, b, c]) {
      normals[p] = at(normals, p) + nx
      normals[p + 1] = at(normals, p + 1) + ny
      normals[p + 2] = at(normals, p + 2) + nz
    }
  }
  for (let p = 0; p < normals.length; p += 3) {
    const size = Math.hypot(at(normals, p), at(normals, p + 1), at(normals, p + 2)) || 1
    normals[p] = at(normals, p) / size
    normals[p + 1] = at(normals, p + 1) / size
    normals[p + 2] = at(normals, p + 2) / size
  }
  return normals
}
