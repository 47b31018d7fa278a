import type { Chance } from '../studio/chance.ts'
import { type Material, Mesh } from '../studio/mesh.ts'
import { goldenAngle, mix, radians } from '../studio/vector.ts'
import { growPetal } from './petal.ts'

/** A peony: two rings of broad guard petals around a crowded, ruffled heart. */
export function peony(chance: Chance, material: Material, open: number): Mesh {
  const mesh = new Mesh()
  const guards = 13
  for (let k = 0; k < guards; k++) {
    const ring = k % 2
    growPetal(mesh, chance, material, {
      length: 0.66 + chance.normal(0.03),
      width: 0.33 * (1 + chance.normal(0.06)),
      spine: [
        [0, 2],
        [0.3, 24],
        [0.62, 66 - (20 + 10 * ring) * open],
        [0.85, 66 - (26 + 14 * ring) * open],
        [1, 60 - 46 * open + chance.normal(12)],
      ],
      root: 0.03,
      rise: -0.03 * ring,
      cup: [0.3, 0.4],
      fan: [0.34, 2.3, 0.8],
      reflex: 0.03,
      spiral: chance.normal(0.015),
      ruffle: 0.022,
      ruffleRate: 6 + chance.next() * 3,
      unevenness: 0.03,
      turn: (k / guards) * radians(360) + ring * 0.25 + chance.normal(0.1),
      dip: 0.05 * chance.next(),
      layer: 1,
      across: 15,
      along: 13,
    })
  }
  const crowd = 62
  for (let i = 0; i < crowd; i++) {
    const t = i / (crowd - 1)
    const spread = 0.03 + 0.3 * Math.sqrt(t) * mix(0.8, 1, open)
    const length = mix(0.46, 0.52, t) * (1 + chance.normal(0.07))
    const root = (Math.acos(Math.min(0.97, spread / (0.5 * length))) * 180) / Math.PI
    const rise = mix(94, 74, t) + chance.normal(7)
    growPetal(mesh, chance, material, {
      length,
      width: mix(0.14, 0.22, t) * (1 + chance.normal(0.14)),
      spine: [
        [0, root],
        [0.45, mix(root, rise, 0.6)],
        [0.65, rise],
        [0.85, rise + 14 + chance.normal(9)],
        [1, rise + mix(30, 16, t) + chance.normal(18)],
      ],
      root: 0.01,
      rise: mix(0.1, 0, t),
      cup: [0.18, 0.14 * (1 + 0.25 * chance.next())],
      fan: [0.3, 2.2, 0.8],
      reflex: chance.normal(0.02),
      spiral: chance.normal(0.03),
      ruffle: 0.017 * chance.between(0.6, 1.4),
      ruffleRate: 4 + chance.next() * 3,
      unevenness: 0.026,
      turn: i * goldenAngle + chance.normal(0.25),
      dip: 0.06 * chance.next() ** 1.5,
      layer: t * 0.8,
      across: 11,
      along: 11,
    })
  }
  return mesh
}
