import { type Camera, onTable } from './camera.ts'
import { blend, type Colour, lightFor } from './colour.ts'
import type { Beam } from './lamps.ts'
import { reaches, type Shadow } from './shadow.ts'
import { at, clamp, mix, smoothStep, type Vector } from './vector.ts'

/** The paper sweep behind the flowers: the same greige everywhere, a breath warmer or cooler. */
export interface Sweep {
  top: Colour
  middle: Colour
  foot: Colour
}

export const greige: Sweep = {
  top: lightFor('#d8d0c6'),
  middle: lightFor('#e3dcd2'),
  foot: lightFor('#eae4db'),
}

/** The table's shadow is soft, so it is gathered on a coarse grid and stretched. */
export interface Table {
  columns: number
  rows: number
  places: readonly (Vector | null)[]
  all: number
  lit: Float32Array
}

const coarse = 6
const softPasses = 3

export function layTable(camera: Camera): Table {
  const columns = Math.ceil(camera.width / coarse) + 2
  const rows = Math.ceil(camera.height / coarse) + 2
  const places = Array.from({ length: columns * rows }, (_, k) =>
    onTable(camera, (k % columns) * coarse, Math.floor(k / columns) * coarse),
  )
  return { columns, rows, places, all: 0, lit: new Float32Array(columns * rows) }
}

/** Lets one beam fall on the table. */
export function exposeTable(table: Table, { direction, light }: Beam, shadow: Shadow): void {
  const strength = light[1] * direction[2]
  if (strength <= 0) return
  table.all += strength
  table.places.forEach((p, k) => {
    if (!p || reaches(shadow, p[0], p[1], 0.004, k * 5)) table.lit[k] = at(table.lit, k) + strength
  })
}

export function paintBackdrop(
  image: Float32Array,
  camera: Camera,
  table: Table,
  sweep: Sweep,
): void {
  const { width, height } = camera
  const light = softened(table)
  for (let y = 0; y < height; y++) {
    const down = y / height
    const colour =
      down < 0.62
        ? blend(sweep.top, sweep.middle, smoothStep(0, 0.62, down))
        : blend(sweep.middle, sweep.foot, smoothStep(0.62, 1, down))
    for (let x = 0; x < width; x++) {
      const lit = stretched(light, table.columns, x / coarse, y / coarse)
      const corner = Math.hypot(x / width - 0.44, (y / height - 0.52) * 0.9)
      const fall = lit * (1 - 0.13 * smoothStep(0.25, 0.85, corner))
      const pixel = (y * width + x) * 3
      image[pixel] = colour[0] * fall
      image[pixel + 1] = colour[1] * fall * (0.98 + 0.02 * lit)
      image[pixel + 2] = colour[2] * fall * (0.95 + 0.05 * lit)
    }
  }
}

function softened({ columns, rows, places, lit, all }: Table): Float32Array {
  const share = places.map((p, k) =>
    p ? mix(1, at(lit, k) / all, smoothStep(7, 2, p[1]) * 0.94) : 1,
  )
  let result = Float32Array.from(share)
  for (let pass = 0; pass < softPasses; pass++) result = blurred(result, columns, rows)
  return result
}

function blurred(values: Float32Array, columns: number, rows: number): Float32Array<ArrayBuffer> {
  const result = new Float32Array(values.length)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      let sum = 0
      for (const dj of [-1, 0, 1])
        for (const di of [-1, 0, 1])
          sum += at(values, clamp(j + dj, 0, rows - 1) * columns + clamp(i + di, 0, columns - 1))
      result[j * columns + i] = sum / 9
    }
  return result
}

function stretched(values: Float32Array, columns: number, x: number, y: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const first = j * columns + i
  const upper = mix(values[first] ?? 1, values[first + 1] ?? 1, x - i)
  const lower = mix(values[first + columns] ?? 1, values[first + columns + 1] ?? 1, x - i)
  return mix(upper, lower, y - j)
}
