import { lavender } from '../flowers/lavender.ts'
import { petals } from '../flowers/palettes.ts'
import { greens } from '../foliage/greens.ts'
import type { Chance } from '../studio/chance.ts'
import { Mesh } from '../studio/mesh.ts'
import { facing, upright } from '../studio/placement.ts'
import { goldenAngle, type Vector } from '../studio/vector.ts'
import { bow, girdle } from '../vessels/ribbon.ts'
import { linen } from '../vessels/surfaces.ts'
import { tube } from '../vessels/tube.ts'

/** A tied bunch of lavender, standing on its spread stems. */
export function lavenderBunch(chance: Chance, stems: number): Mesh {
  const mesh = new Mesh()
  const materials = {
    calyx: petals('calyx'),
    bloom: petals('lavenderBloom'),
    stem: greens.lavenderStem,
  }
  for (let i = 0; i < stems; i++) {
    const t = (i + 0.5) / stems
    const r = 0.15 * Math.sqrt(t)
    const turn = i * goldenAngle
    const tie: Vector = [r * Math.cos(turn), r * Math.sin(turn), 1]
    const out: Vector = [
      Math.cos(turn) * r * 2.4 + chance.normal(0.03),
      Math.sin(turn) * r * 2 + chance.normal(0.03),
      1,
    ]
    const size = chance.between(0.86, 1.08) * (1.04 - 0.1 * t)
    mesh.add(lavender(chance, materials, 2.3), facing(tie, out, chance.between(0, 6.28), size))
    const across = turn + Math.PI + chance.normal(0.3)
    const reach = 0.3 * Math.sqrt(t) + 0.04
    const foot: Vector = [
      Math.cos(across) * reach,
      Math.sin(across) * reach,
      chance.between(0, 0.08),
    ]
    tube(mesh, [tie, foot], () => 0.013, greens.lavenderStem, 5)
  }
  const ribbon = linen('#b9a184')
  for (const dz of [-0.07, 0, 0.07]) girdle(mesh, 0.195, 1 + dz, 0.1, ribbon)
  return mesh.add(bow(chance, ribbon, 0.14), upright([0, -0.19, 1], 0, 0.7))
}
