import { dim, type Ink, ramp, tint } from '../studio/colour.ts'
import type { Material, Spot } from '../studio/mesh.ts'
import { noise } from '../studio/noise.ts'
import { gardenPaints } from './garden-paints.ts'
import { otherPaints } from './other-paints.ts'
import { petalMaterial, readStops } from './petal-paint.ts'

const paints = { ...gardenPaints, ...otherPaints }

export type Palette = keyof typeof paints

const mixed = new Map<Palette, Material>()

/** The material of a palette, mixed once. */
export function petals(palette: Palette): Material {
  const known = mixed.get(palette)
  if (known) return known
  const material = petalMaterial(paints[palette])
  mixed.set(palette, material)
  return material
}

/** Seeds of a sunflower's disk: green at the heart, dark around it, a ring of pollen outside. */
export function seedDisk(young: boolean): Material {
  const heart = young ? '#6b6a2a' : '#2a170b'
  const heartTip = young ? '#9a9440' : '#4a2c14'
  const foot = readStops(`${heart} 0, #4a3a16 0.14, #26150a 0.4, #3a1f0c 0.75, #5a3210 1`)
  const tip = readStops(
    `${heartTip} 0, #6a4a1c 0.2, #3a200e 0.45, #8a4e12 0.62, #d08a1a 0.85, #d99a22 1`,
  )
  const tipInk: Ink = [0, 0, 0]
  return {
    translucency: 0,
    gloss: 0.02,
    shine: 12,
    paint({ v, layer, chance }: Spot, ink) {
      ramp(tipInk, tip, layer)
      ramp(ink, foot, layer)
      tint(ink, tipInk, v * v)
      dim(ink, 0.8 + 0.4 * noise(chance * 40, v * 3, layer))
    },
  }
}
