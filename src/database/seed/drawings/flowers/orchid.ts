import type { Chance } from '../studio/chance.ts'
import { type Material, Mesh } from '../studio/mesh.ts'
import { bezier, radians, type Vector } from '../studio/vector.ts'
import { ellipsoid, tube } from '../vessels/tube.ts'
import { growPetal } from './petal.ts'

/** A moth orchid's flower: three sepals, two wide petals before them, and the lip. Faces z, up is y. */
export function mothOrchid(chance: Chance, petal: Material, lip: Material): Mesh {
  const mesh = new Mesh()
  for (const [turn, width] of [
    [90, 0.175],
    [218, 0.165],
    [322, 0.165],
  ] as const)
    growPetal(mesh, chance, petal, {
      length: 0.47,
      width,
      spine: [
        [0, 14],
        [0.5, 4 + chance.normal(4)],
        [1, -14 + chance.normal(6)],
      ],
      rise: -0.02,
      cup: [0.3, 0.6],
      leaf: [0.55, 0.55],
      turn: radians(turn) + chance.normal(0.05),
      unevenness: 0.018,
      ruffle: 0.006,
      across: 13,
      along: 13,
    })
  for (const turn of [14, 166])
    growPetal(mesh, chance, petal, {
      length: 0.5,
      width: 0.315 * (1 + chance.normal(0.03)),
      spine: [
        [0, 10],
        [0.4, 8 + chance.normal(3)],
        [0.8, -4 + chance.normal(4)],
        [1, -22 + chance.normal(6)],
      ],
      root: 0.015,
      rise: 0.012,
      cup: [0.5, 1],
      fan: [0.42, 2.1, 0.42],
      turn: radians(turn) + chance.normal(0.05),
      unevenness: 0.022,
      ruffle: 0.012,
      ruffleRate: 4,
      layer: 1,
      across: 17,
      along: 15,
    })
  addLip(mesh, chance, petal, lip)
  return mesh
}

function addLip(mesh: Mesh, chance: Chance, petal: Material, lip: Material): void {
  for (const side of [-1, 1])
    growPetal(mesh, chance, lip, {
      length: 0.15,
      width: 0.075,
      spine: [
        [0, 30],
        [0.5, 80],
        [1, 115],
      ],
      root: 0.03,
      rise: 0.02,
      cup: [0.09, 0.09],
      fan: [0.3, 2.2, 0.7],
      turn: radians(270 + side * 52),
      across: 9,
      along: 9,
    })
  growPetal(mesh, chance, lip, {
    length: 0.23,
    width: 0.075,
    spine: [
      [0, 55],
      [0.4, 20],
      [0.75, 0],
      [1, 45],
    ],
    rise: 0.02,
    cup: [0.09, 0.1],
    leaf: [0.62, 0.5],
    turn: radians(270),
    fold: -0.01,
    across: 9,
    along: 11,
  })
  for (const side of [-1, 1]) {
    const whisker: readonly [Vector, Vector, Vector, Vector] = [
      [side * 0.015, -0.245, 0.12],
      [side * 0.02, -0.27, 0.16],
      [side * 0.05, -0.26, 0.2],
      [side * 0.06, -0.22, 0.2],
    ]
    tube(mesh, bezier(...whisker, 8), (t) => 0.01 - 0.007 * t, lip, 5)
  }
  ellipsoid(mesh, [0, -0.005, 0.075], [0, -0.25, 1], 0.038, 0.065, petal)
  ellipsoid(mesh, [0, -0.075, 0.07], [0, -0.4, 1], 0.03, 0.03, lip)
}

export function orchidBud(chance: Chance, material: Material): Mesh {
  const mesh = new Mesh()
  ellipsoid(mesh, [0, 0, 0.09], [chance.normal(0.1), 0, 1], 0.065, 0.09, material, 12)
  return mesh
}
