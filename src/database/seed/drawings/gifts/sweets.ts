import type { Chance } from '../studio/chance.ts'
import { dim, hex, pour, tint } from '../studio/colour.ts'
import type { Material, Mesh } from '../studio/mesh.ts'
import { noise } from '../studio/noise.ts'
import { leaning, upright } from '../studio/placement.ts'
import { radians, smoothStep, type Vector } from '../studio/vector.ts'
import { block, openBox } from '../vessels/boxes.ts'
import { revolve, softened } from '../vessels/revolve.ts'
import { card, linen } from '../vessels/surfaces.ts'
import { ellipsoid } from '../vessels/tube.ts'

function chocolate(code: string, dusting: string, share: number): Material {
  const base = hex(code)
  const dust = hex(dusting)
  return {
    translucency: 0,
    gloss: 0.09,
    shine: 34,
    paint({ x, y, z }, ink) {
      pour(ink, base)
      dim(ink, 0.92 + 0.16 * noise(x * 9, y * 9, z * 9))
      const speck = smoothStep(0.7, 0.8, noise(x * 46, y * 46, z * 30))
      tint(ink, dust, speck * share * smoothStep(0.12, 0.2, z))
    },
  }
}

const kinds = [
  chocolate('#3a2118', '#efe9df', 0.5),
  chocolate('#6b3f28', '#b98a58', 0.7),
  chocolate('#ecdfc6', '#c2566c', 0.8),
  chocolate('#2a1712', '#8a4a2a', 0.3),
] as const

/** A praline: a square with a soft top, a dome, or a ridged round. */
function praline(chance: Chance, material: Material, shape: number): Mesh {
  if (shape === 0) return block(material, [0, 0, 0.11], [0.34, 0.34, 0.22], chance.next())
  const ridges = shape === 1 ? 0 : 10
  const dome = softened(
    [
      [0.19, 0],
      [0.19, 0.08],
      [0.15, 0.19],
      [0.05, 0.235],
      [0.001, 0.24],
    ],
    26,
  )
  return revolve(dome, material, 60, (turn) => 1 + (ridges ? 0.05 * Math.cos(turn * ridges) : 0))
}

/** An open box of sixteen, its lid leaning behind. */
export function chocolateBox(chance: Chance, board: Material, lid: Material): Mesh {
  const cell = 0.46
  const side = cell * 4 + 0.14
  const mesh = openBox(board, side, side, 0.3)
  mesh.add(block(card('#e9dfcf'), [0, 0, 0.08], [side - 0.08, side - 0.08, 0.04]))
  const wall = card('#3b2a20')
  for (const k of [-1, 0, 1]) {
    mesh.add(block(wall, [k * cell, 0, 0.17], [0.012, side - 0.1, 0.16]))
    mesh.add(block(wall, [0, k * cell, 0.17], [side - 0.1, 0.012, 0.16]))
  }
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const at: Vector = [(column - 1.5) * cell, (row - 1.5) * cell, 0.1]
      const kind = (row * 3 + column * 2 + (row > 1 ? 1 : 0)) % 4
      const material = kinds[kind] ?? kinds[0]
      mesh.add(
        praline(chance, material, (row + column * 2) % 3),
        upright(at, chance.normal(0.06) + (kind === 2 ? radians(8) : 0)),
      )
    }
  const cover = openBox(lid, side + 0.03, side + 0.03, 0.22)
  return mesh.add(cover, leaning([0.42, side + 0.3, 0.22], 180, 0.22))
}

const flesh: Material = {
  translucency: 0.06,
  gloss: 0.1,
  shine: 22,
  paint({ u, v, chance, x, y }, ink) {
    pour(ink, hex('#3a1a0d'))
    tint(ink, hex('#6a3618'), chance * 0.6 + 0.3 * noise(x * 4, y * 4, chance * 9))
    const crease = noise(u * 9, v * 3.2, chance * 77)
    dim(ink, 0.55 + 0.75 * smoothStep(0.25, 0.62, crease))
  },
}

const almond: Material = {
  translucency: 0.05,
  gloss: 0.03,
  shine: 14,
  paint({ u, v, chance }, ink) {
    pour(ink, hex('#b9824e'))
    dim(ink, 0.82 + 0.3 * noise(u * 12, v * 4, chance * 31))
  },
}

/** A box of dates in rows, some filled with an almond. */
export function dateBox(chance: Chance): Mesh {
  const wide = 2.3
  const deep = 1.6
  const mesh = openBox(linen('#cdbda4'), wide, deep, 0.42)
  mesh.add(block(card('#efe6d8'), [0, 0, 0.14], [wide - 0.08, deep - 0.08, 0.06]))
  const columns = 9
  const rows = 3
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at: Vector = [
        (column - (columns - 1) / 2) * 0.242 + chance.normal(0.012),
        (row - (rows - 1) / 2) * 0.5 + chance.normal(0.015),
        0.3 + chance.normal(0.012),
      ]
      const way: Vector = [chance.normal(0.12), 1, chance.normal(0.04)]
      ellipsoid(mesh, at, way, 0.118 * chance.between(0.92, 1.08), 0.255, flesh, 18)
      if ((column + row * 3) % 4 !== 1) continue
      ellipsoid(mesh, [at[0], at[1], at[2] + 0.1], way, 0.045, 0.14, almond, 12)
    }
  return mesh
}
