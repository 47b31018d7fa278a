import { growPetal } from '../flowers/petal.ts'
import type { Chance } from '../studio/chance.ts'
import { dim, hex, pour, tint } from '../studio/colour.ts'
import { type Material, Mesh } from '../studio/mesh.ts'
import { noise } from '../studio/noise.ts'
import { smoothStep } from '../studio/vector.ts'

export interface LeafPaint {
  dark: string
  light: string
  rib: string
  gloss?: number
  translucency?: number
  /** How wide the middle rib is drawn. */
  ribWidth?: number
}

export function leafMaterial(paint: LeafPaint): Material {
  const dark = hex(paint.dark)
  const light = hex(paint.light)
  const rib = hex(paint.rib)
  const width = paint.ribWidth ?? 0.08
  return {
    translucency: paint.translucency ?? 0.24,
    gloss: paint.gloss ?? 0.05,
    shine: 18,
    paint({ u, v, chance }, ink) {
      const side = Math.abs(u)
      const cloud = noise(u * 3, v * 5, chance * 50)
      pour(ink, dark)
      tint(ink, light, chance * 0.6 + cloud * 0.4)
      const veins = smoothStep(0.8, 1, Math.sin((v - side * 0.22) * 62))
      tint(ink, rib, veins * 0.22 * smoothStep(0, 0.1, side))
      tint(ink, rib, smoothStep(width, 0, side) * 0.6)
      dim(ink, 0.92 + 0.16 * noise(u * 9, v * 9, chance * 20))
    },
  }
}

export interface LeafHabit {
  length: number
  width: number
  /** Degrees above the horizontal at the stalk, and how far it bends down to its tip. */
  raised: number
  bend: number
  widest?: number
  cup?: number
  ruffle?: number
  twist?: number
  fineness?: number
}

export function leaf(chance: Chance, material: Material, habit: LeafHabit): Mesh {
  const { length, width, raised, bend, widest = 0.42, fineness = 1 } = habit
  const mesh = new Mesh()
  growPetal(mesh, chance, material, {
    length,
    width,
    spine: [
      [0, raised],
      [0.5, raised - bend * 0.4],
      [1, raised - bend],
    ],
    root: 0,
    cup: [habit.cup ?? 0.6, habit.cup ?? 0.6],
    leaf: [widest, 0.8],
    fold: 0.04,
    ruffle: habit.ruffle ?? 0.015,
    ruffleRate: 7,
    unevenness: 0.02,
    twist: habit.twist ?? 0,
    across: Math.round(8 * fineness) + 1,
    along: Math.round(12 * fineness) + 1,
  })
  return mesh
}
