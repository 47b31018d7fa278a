import { exposeTable, greige, layTable, paintBackdrop, type Sweep } from './backdrop.ts'
import { type Camera, type Framing, frame, projectAll } from './camera.ts'
import { chanceFrom } from './chance.ts'
import { toByte } from './colour.ts'
import { expose, layIn, paintSubject } from './exposure.ts'
import { layGlass } from './glass.ts'
import { studioBeams } from './lamps.ts'
import { Mesh } from './mesh.ts'
import { blankView, rasterise } from './raster.ts'
import { castShadow } from './shadow.ts'
import { solidOf } from './solid.ts'
import { at } from './vector.ts'

/** Everything on the table: what light cannot pass, and what it can. */
export class Scene {
  readonly solid = new Mesh()
  readonly glass = new Mesh()
}

export interface Picture {
  width: number
  height: number
  /** Red, green and blue, a byte each. */
  bytes: Uint8Array
}

export interface PictureSize {
  width: number
  height: number
  /** Points a pixel is the mean of, each way. */
  fineness: number
}

const grain = 1.1

export function photograph(
  scene: Scene,
  framing: Framing,
  { width, height, fineness }: PictureSize,
  sweep: Sweep = greige,
): Picture {
  const solid = solidOf(scene.solid)
  const glass = scene.glass.corners.length > 0 ? solidOf(scene.glass) : null
  const everything = [...scene.solid.points, ...scene.glass.points]
  const camera = frame(everything, width * fineness, height * fineness, framing)
  const view = blankView(camera.width, camera.height)
  rasterise(view, projectAll(camera, solid.points), solid.corners)
  const subject = paintSubject(view, solid, camera, fineness)
  const table = layTable(camera)
  studioBeams.forEach((beam, i) => {
    const shadow = castShadow(beam.direction, glass && i % 4 === 0 ? [solid, glass] : [solid])
    expose(subject, beam, shadow, i)
    exposeTable(table, beam, shadow)
  })
  const image = new Float32Array(camera.width * camera.height * 3)
  paintBackdrop(image, camera, table, sweep)
  layIn(image, subject)
  if (glass) layGlass(image, view, scene.glass, camera)
  return develop(image, camera, width, height, fineness)
}

function develop(
  image: Float32Array,
  camera: Camera,
  width: number,
  height: number,
  fineness: number,
): Picture {
  const bytes = new Uint8Array(width * height * 3)
  const chance = chanceFrom(5)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const speck = chance.normal(grain)
      for (const k of [0, 1, 2]) {
        let sum = 0
        for (let dy = 0; dy < fineness; dy++)
          for (let dx = 0; dx < fineness; dx++) {
            const pixel = (y * fineness + dy) * camera.width + x * fineness + dx
            sum += at(image, pixel * 3 + k)
          }
        const value = toByte(sum / (fineness * fineness)) + speck
        bytes[(y * width + x) * 3 + k] = Math.max(0, Math.min(255, Math.round(value)))
      }
    }
  return { width, height, bytes }
}
