import type { Chance } from '../studio/chance.ts'
import { type Material, Mesh } from '../studio/mesh.ts'
import { add, bezier, cross, mix, radians, scale, unit, type Vector } from '../studio/vector.ts'
import { ellipsoid, tube } from '../vessels/tube.ts'

export interface LavenderMaterials {
  calyx: Material
  bloom: Material
  stem: Material
}

/** One stem of lavender, `tall` high, its spike in whorls. */
export function lavender(chance: Chance, { calyx, bloom, stem }: LavenderMaterials, tall: number) {
  const mesh = new Mesh()
  const bx = chance.normal(0.08)
  const by = chance.normal(0.08)
  const path = bezier(
    [0, 0, 0],
    [0, 0, tall * 0.3],
    [bx * 0.3, by * 0.3, tall * 0.7],
    [bx, by, tall],
    20,
  )
  tube(mesh, path, (t) => 0.016 - 0.006 * t, stem, 5)
  const whorls = 10
  const spike = 0.95
  for (let k = 0; k <= whorls; k++) {
    const low = k === 0
    const share = 1 - (spike / tall) * (low ? 1.28 : 1 - k / whorls)
    const p = path[Math.round(share * 19)] ?? ([bx, by, tall] as const)
    const size = mix(1.05, 0.6, (k / whorls) ** 2) * (low ? 0.75 : 1)
    const florets = k < whorls ? 9 : 4
    for (let a = 0; a < florets; a++) {
      const turn = (a / florets) * radians(360) + k * 0.4 + chance.normal(0.15)
      const rise = radians(k < whorls ? chance.between(38, 62) : 75)
      const out: Vector = [
        Math.cos(turn) * Math.cos(rise),
        Math.sin(turn) * Math.cos(rise),
        Math.sin(rise),
      ]
      const along = add(p, [0, 0, (tall - p[2]) * 0.02])
      ellipsoid(
        mesh,
        add(along, scale(out, 0.062 * size)),
        out,
        0.02 * size,
        0.058 * size,
        calyx,
        6,
      )
      if (low || chance.next() > 0.5) continue
      const side = unit(cross(out, [0, 0, 1]))
      for (const half of [-1, 1]) {
        const tip = add(scale(out, 0.12 * size), scale(side, 0.015 * half))
        ellipsoid(mesh, add(along, tip), add(out, scale(side, half)), 0.015, 0.022, bloom, 5)
      }
    }
  }
  return mesh
}
