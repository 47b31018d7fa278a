import type { Camera } from './camera.ts'
import type { Colour, Ink } from './colour.ts'
import type { Beam } from './lamps.ts'
import type { Seen } from './raster.ts'
import { blankSample, lookAt, type Sample } from './sample.ts'
import { reaches, type Shadow } from './shadow.ts'
import type { Solid } from './solid.ts'
import { scale } from './vector.ts'

/** Everything that is known of the visible points before light falls on them, and the light so far. */
export interface Exposure {
  pixels: Int32Array
  /** x, y, z and the normal towards the camera. */
  places: Float32Array
  /** Towards the camera. */
  sights: Float32Array
  inks: Float32Array
  /** Translucency, gloss, shine. */
  finishes: Float32Array
  /**
   * The samples of a pixel share the beams between them, which their mean hides: `turns[k]` lists the
   * points that beams k, k + n, k + 2n … fall on, for n samples a pixel.
   */
  turns: readonly number[][]
  /** Light that arrived, light that was blocked (red, green, blue each), and the highlight. */
  gathered: Float32Array
}

/** Light that a blocked beam still brings after one bounce off a neighbour of the same colour. */
const bounce = 0.5
const liftOffSurface = 0.014

export function paintSubject(view: Seen, solid: Solid, camera: Camera, fineness: number): Exposure {
  let count = 0
  for (const triangle of view.triangle) if (triangle >= 0) count++
  const exposure: Exposure = {
    pixels: new Int32Array(count),
    places: new Float32Array(count * 6),
    sights: new Float32Array(count * 3),
    inks: new Float32Array(count * 3),
    finishes: new Float32Array(count * 3),
    turns: Array.from({ length: fineness * fineness }, () => []),
    gathered: new Float32Array(count * 7),
  }
  const sample = blankSample()
  const ink: Ink = [0, 0, 0]
  let i = 0
  for (let pixel = 0; pixel < view.triangle.length; pixel++) {
    const material = lookAt(view, solid, pixel, sample)
    if (!material) continue
    const sight = faceTheCamera(sample, camera)
    material.paint(sample, ink)
    exposure.pixels[i] = pixel
    const column = (pixel % view.width) % fineness
    const row = Math.floor(pixel / view.width) % fineness
    exposure.turns[row * fineness + column]?.push(i)
    exposure.places.set([sample.x, sample.y, sample.z, sample.nx, sample.ny, sample.nz], i * 6)
    exposure.sights.set(sight, i * 3)
    exposure.inks.set(ink, i * 3)
    exposure.finishes.set([material.translucency, material.gloss, material.shine], i * 3)
    i++
  }
  return exposure
}

function faceTheCamera(s: Sample, { eye }: Camera): Colour {
  const x = eye[0] - s.x
  const y = eye[1] - s.y
  const z = eye[2] - s.z
  const away = Math.sqrt(x * x + y * y + z * z)
  if (s.nx * x + s.ny * y + s.nz * z < 0) {
    s.nx = -s.nx
    s.ny = -s.ny
    s.nz = -s.nz
  }
  return [x / away, y / away, z / away]
}

/** Lets one beam fall on the whole subject. */
export function expose(
  exposure: Exposure,
  { direction, light }: Beam,
  shadow: Shadow,
  turn: number,
): void {
  const { pixels, places, sights, finishes, gathered } = exposure
  const [dx, dy, dz] = direction
  const { turns } = exposure
  const [red, green, blue] = scale(light, turns.length)
  for (const i of turns[turn % turns.length] ?? []) {
    const p = i * 6
    const nx = places[p + 3] ?? 0
    const ny = places[p + 4] ?? 0
    const nz = places[p + 5] ?? 0
    const slope = nx * dx + ny * dy + nz * dz
    const through = finishes[i * 3] ?? 0
    const strength = slope > 0 ? slope * (1 - through * 0.4) : -slope * through
    if (strength < 0.004) continue
    const lift = slope > 0 ? liftOffSurface : -liftOffSurface
    const x = (places[p] ?? 0) + nx * lift
    const y = (places[p + 1] ?? 0) + ny * lift
    const z = (places[p + 2] ?? 0) + nz * lift
    const lit = reaches(shadow, x, y, z, (pixels[i] ?? 0) * 31)
    const g = i * 7 + (lit ? 0 : 3)
    gathered[g] = (gathered[g] ?? 0) + red * strength
    gathered[g + 1] = (gathered[g + 1] ?? 0) + green * strength
    gathered[g + 2] = (gathered[g + 2] ?? 0) + blue * strength
    const gloss = finishes[i * 3 + 1] ?? 0
    if (!lit || gloss === 0 || slope <= 0) continue
    const hx = dx + (sights[i * 3] ?? 0)
    const hy = dy + (sights[i * 3 + 1] ?? 0)
    const hz = dz + (sights[i * 3 + 2] ?? 0)
    const half = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz)
    if (half < 0.4) continue
    const highlight = green * gloss * half ** (finishes[i * 3 + 2] ?? 1)
    gathered[i * 7 + 6] = (gathered[i * 7 + 6] ?? 0) + highlight
  }
}

/** Writes the lit subject into `image` (three floats a pixel). */
export function layIn(image: Float32Array, { pixels, inks, gathered }: Exposure): void {
  for (let i = 0; i < pixels.length; i++)
    for (let k = 0; k < 3; k++) {
      const ink = inks[i * 3 + k] ?? 0
      const arrived = gathered[i * 7 + k] ?? 0
      const blocked = gathered[i * 7 + 3 + k] ?? 0
      const highlight = gathered[i * 7 + 6] ?? 0
      image[(pixels[i] ?? 0) * 3 + k] = ink * (arrived + blocked * bounce * ink) + highlight
    }
}
