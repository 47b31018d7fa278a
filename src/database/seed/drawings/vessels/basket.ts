import type { Chance } from '../studio/chance.ts'
import { type Material, Mesh } from '../studio/mesh.ts'
import { mix, radians, type Vector } from '../studio/vector.ts'
import { block } from './boxes.ts'
import { tube } from './tube.ts'

/** A willow basket: rods woven in front of and behind upright stakes, with a braided rim. */
export function basket(chance: Chance, radius: number, height: number, rod: Material): Mesh {
  const mesh = new Mesh()
  const stakes = 26
  const rows = Math.round(height / 0.075)
  const flare = (z: number) => radius * mix(0.84, 1, (z / height) ** 0.8)
  for (let row = 0; row < rows; row++) {
    const z = ((row + 0.5) / rows) * height
    const mine = chance.next()
    const path = Array.from({ length: 157 }, (_, i): Vector => {
      const a = (i / 156) * radians(360)
      const weave = Math.sin((a * stakes) / 2 + row * Math.PI) * 0.032
      const r = flare(z) + weave
      return [r * Math.cos(a), r * Math.sin(a), z + 0.008 * Math.sin(a * 3 + row)]
    })
    tube(mesh, path, () => 0.041, rod, 7, mine)
  }
  for (let k = 0; k < stakes; k++) {
    const a = ((k + 0.5) / stakes) * radians(360)
    const stake = [0, height * 0.5, height].map(
      (z): Vector => [flare(z) * Math.cos(a), flare(z) * Math.sin(a), z],
    )
    tube(mesh, stake, () => 0.03, rod, 6, chance.next())
  }
  for (const strand of [0, 1, 2]) {
    const path = Array.from({ length: 181 }, (_, i): Vector => {
      const a = (i / 180) * radians(360)
      const twist = a * 15 + strand * radians(120)
      const r = radius + 0.035 * Math.cos(twist)
      return [r * Math.cos(a), r * Math.sin(a), height + 0.02 + 0.035 * Math.sin(twist)]
    })
    tube(mesh, path, () => 0.04, rod, 7, chance.next())
  }
  return mesh
}

/** A slatted wooden crate. */
export function crate(chance: Chance, wide: number, deep: number, height: number, wood: Material) {
  const mesh = new Mesh()
  const slats = 3
  const slat = (height / slats) * 0.86
  for (let row = 0; row < slats; row++) {
    const z = (row + 0.5) * (height / slats)
    for (const side of [-1, 1]) {
      const y = side * (deep / 2)
      mesh.add(block(wood, [0, y, z], [wide, 0.05, slat], chance.next()))
      const x = side * (wide / 2 - 0.03)
      mesh.add(block(wood, [x, 0, z], [0.05, deep - 0.05, slat], chance.next()))
    }
  }
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      const corner: Vector = [x * (wide / 2 - 0.08), y * (deep / 2 - 0.05), height / 2 + 0.02]
      mesh.add(block(wood, corner, [0.09, 0.06, height + 0.04], chance.next()))
    }
  return mesh.add(block(wood, [0, 0, height * 0.5], [wide - 0.1, deep - 0.1, 0.05]))
}
