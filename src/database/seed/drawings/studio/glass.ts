import { type Camera, projectAll } from './camera.ts'
import type { Ink } from './colour.ts'
import type { Mesh } from './mesh.ts'
import { blankView, rasterise, type Seen } from './raster.ts'
import { blankSample, lookAt } from './sample.ts'
import { solidOf } from './solid.ts'
import { at, clamp, dot, smoothStep, unit, type Vector } from './vector.ts'

/** Lays glass over the finished picture: the far wall first, then the near one. */
export function layGlass(image: Float32Array, solidView: Seen, glass: Mesh, camera: Camera): void {
  const solid = solidOf(glass)
  const screen = projectAll(camera, solid.points)
  for (const wall of ['far', 'near'] as const) {
    const view = blankView(camera.width, camera.height)
    rasterise(view, wall === 'near' ? screen : turnedInside(screen), solid.corners)
    const behind = image.slice()
    const sample = blankSample()
    const ink: Ink = [0, 0, 0]
    for (let pixel = 0; pixel < view.triangle.length; pixel++) {
      const nearness = Math.abs(at(view.nearness, pixel))
      if (nearness < at(solidView.nearness, pixel)) continue
      const material = lookAt(view, solid, pixel, sample)
      if (!material) continue
      const sight = unit([
        camera.eye[0] - sample.x,
        camera.eye[1] - sample.y,
        camera.eye[2] - sample.z,
      ])
      let normal: Vector = [sample.nx, sample.ny, sample.nz]
      if (dot(normal, sight) < 0) normal = [-normal[0], -normal[1], -normal[2]]
      const slant = 1 - clamp(dot(normal, sight))
      const bend = material.shine * camera.width * slant * slant
      const x = (pixel % camera.width) - dot(normal, camera.right) * bend
      const y = Math.floor(pixel / camera.width) + dot(normal, camera.up) * bend
      const from = pixelAt(camera, x, y) * 3
      material.paint(sample, ink)
      const mirror = reflection(normal, sight) * (0.06 + 0.8 * slant ** 4) * material.gloss
      const depth = 0.35 + 6.5 * slant ** 3
      for (const k of [0, 1, 2] as const)
        image[pixel * 3 + k] = at(behind, from + k) * ink[k] ** depth * (1 - mirror * 0.3) + mirror
    }
  }
}

const turnedInside = (screen: Float32Array) =>
  screen.map((value, i) => (i % 3 === 2 ? -value : value))

const pixelAt = ({ width, height }: Camera, x: number, y: number) =>
  clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)

/** What the glass mirrors: a pale room with one tall window on the left. */
function reflection(normal: Vector, sight: Vector): number {
  const twice = 2 * dot(normal, sight)
  const [x, y, z] = unit([
    normal[0] * twice - sight[0],
    normal[1] * twice - sight[1],
    normal[2] * twice - sight[2],
  ])
  const turn = Math.atan2(x, -y)
  const window =
    smoothStep(-1.5, -1.4, turn) *
    smoothStep(-0.62, -0.72, turn) *
    smoothStep(-0.12, 0, z) *
    smoothStep(0.72, 0.6, z)
  return 0.45 + 0.25 * z + 5.5 * window
}
