import type { Chance } from '../studio/chance.ts'
import { type Material, Mesh } from '../studio/mesh.ts'
import { upright } from '../studio/placement.ts'
import type { Vector } from '../studio/vector.ts'
import { revolve } from './revolve.ts'
import { bow, girdle } from './ribbon.ts'

/** A round hat box, open, with a ribbon and a bow. */
export function hatBox(
  chance: Chance,
  radius: number,
  height: number,
  board: Material,
  ribbon: Material,
): Mesh {
  const r = radius
  const h = height
  const mesh = revolve(
    [
      [0, 0.012],
      [r - 0.03, 0.001],
      [r - 0.006, 0.006],
      [r, 0.02],
      [r, h * 0.3],
      [r, h * 0.6],
      [r, h - 0.016],
      [r - 0.005, h - 0.004],
      [r - 0.018, h],
      [r - 0.032, h - 0.006],
      [r - 0.036, h - 0.02],
      [r - 0.036, h - 0.3],
      [0, h - 0.3],
    ],
    board,
    128,
  )
  const level = h * 0.52
  girdle(mesh, r + 0.008, level, 0.2, ribbon)
  return mesh.add(bow(chance, ribbon, 0.2), upright([0, -r + 0.02, level], 0, 0.74))
}

/** Lid of a hat box, leaning or lying. */
export const hatLid = (radius: number, board: Material): Mesh =>
  revolve(
    [
      [radius - 0.03, 0],
      [radius, 0.004],
      [radius, 0.3],
      [radius - 0.01, 0.318],
      [radius - 0.03, 0.324],
      [radius * 0.5, 0.324],
      [0, 0.324],
    ],
    board,
    128,
  )

/** A block with softened edges. */
export function block(material: Material, centre: Vector, size: Vector, chance = 0.5): Mesh {
  const mesh = new Mesh()
  const soft = Math.min(0.012, size[0] / 5, size[1] / 5, size[2] / 5)
  const ladder = (half: number) => [-half, -half + soft, half - soft, half]
  const steps = [ladder(size[0] / 2), ladder(size[1] / 2), ladder(size[2] / 2)] as const
  const pressed = (p: Vector): Vector => {
    const inner: Vector = [
      Math.max(-size[0] / 2 + soft, Math.min(size[0] / 2 - soft, p[0])),
      Math.max(-size[1] / 2 + soft, Math.min(size[1] / 2 - soft, p[1])),
      Math.max(-size[2] / 2 + soft, Math.min(size[2] / 2 - soft, p[2])),
    ]
    const out: Vector = [p[0] - inner[0], p[1] - inner[1], p[2] - inner[2]]
    const far = Math.hypot(...out)
    const k = far > soft ? soft / far : 1
    return [
      centre[0] + inner[0] + out[0] * k,
      centre[1] + inner[1] + out[1] * k,
      centre[2] + inner[2] + out[2] * k,
    ]
  }
  const faces = [
    { a: 0, b: 1, c: 2 },
    { a: 1, b: 2, c: 0 },
    { a: 2, b: 0, c: 1 },
  ] as const
  for (const { a, b, c } of faces)
    for (const side of [-1, 1])
      mesh.sheet(4, 4, material, (column, row) => {
        const p: [number, number, number] = [0, 0, 0]
        p[a] = steps[a][column] ?? 0
        p[b] = steps[b][row] ?? 0
        p[c] = (side * size[c]) / 2
        return { p: pressed(p), marks: [column / 1.5 - 1, row / 3, 0, 0, chance] }
      })
  return mesh
}

/** An open box of four walls and a floor. */
export function openBox(material: Material, wide: number, deep: number, height: number): Mesh {
  const wall = 0.04
  const mesh = new Mesh()
  mesh.add(block(material, [0, 0, 0.03], [wide, deep, 0.06]))
  for (const side of [-1, 1]) {
    const x = (side * (wide - wall)) / 2
    const y = (side * (deep - wall)) / 2
    mesh.add(block(material, [0, y, height / 2], [wide, wall, height]))
    mesh.add(block(material, [x, 0, height / 2], [wall, deep - wall, height]))
  }
  return mesh
}
