import type { Chance } from '../studio/chance.ts'
import { type Material, Mesh } from '../studio/mesh.ts'
import { goldenAngle, mix, radians, smoothStep } from '../studio/vector.ts'
import { revolve } from '../vessels/revolve.ts'
import { growPetal } from './petal.ts'

export interface SunflowerMaterials {
  ray: Material
  disk: Material
  sepal: Material
}

const rings = [
  { count: 21, length: 0.62, raised: 8 },
  { count: 20, length: 0.66, raised: 0 },
  { count: 17, length: 0.62, raised: -8 },
] as const

/** A sunflower: three rings of rays around a disk of seeds set by the golden angle. */
export function sunflower(chance: Chance, { ray, disk, sepal }: SunflowerMaterials): Mesh {
  const mesh = new Mesh()
  rings.forEach(({ count, length, raised }, ring) => {
    for (let k = 0; k < count; k++) {
      const lift = raised + chance.normal(7)
      growPetal(mesh, chance, ray, {
        length: length * chance.between(0.86, 1.08),
        width: 0.105 * chance.between(0.85, 1.15),
        spine: [
          [0, lift + 24],
          [0.3, lift + 8],
          [0.7, lift - 6 + chance.normal(8)],
          [1, lift - 16 + chance.normal(20)],
        ],
        root: 0.4 - 0.01 * ring,
        rise: -0.01 - 0.02 * ring,
        cup: [0.09, 0.16],
        leaf: [0.38, 0.7],
        turn: (k + 0.5 * ring) * (radians(360) / count) + chance.normal(0.06),
        ruffle: 0.012,
        unevenness: 0.02,
        sideways: chance.normal(0.07),
        twist: chance.normal(0.25),
        layer: ring,
        across: 7,
        along: 13,
      })
    }
  })
  seeds(mesh, chance, disk)
  mesh.add(
    revolve(
      [
        [0, 0.01],
        [0.3, 0.02],
        [0.43, 0],
        [0.42, -0.06],
        [0.25, -0.14],
        [0.05, -0.18],
      ],
      sepal,
      28,
    ),
  )
  for (let k = 0; k < 26; k++)
    growPetal(mesh, chance, sepal, {
      length: 0.3,
      width: 0.085,
      spine: [
        [0, -20],
        [0.5, 0],
        [1, 20 + chance.normal(20)],
      ],
      root: 0.28,
      rise: -0.08 - 0.02 * (k % 2),
      cup: [0.2, 0.2],
      leaf: [0.3, 0.6],
      turn: k * goldenAngle,
      unevenness: 0.02,
      across: 5,
      along: 7,
    })
  return mesh
}

function seeds(mesh: Mesh, chance: Chance, disk: Material): void {
  const count = 520
  for (let i = 0; i < count; i++) {
    const t = i / count
    const r = 0.43 * Math.sqrt(t)
    const foot = 0.03 + 0.047 * (1 - (r / 0.43) ** 2) - 0.055 * Math.exp(-((r / 0.17) ** 2))
    const tall = mix(0.035, 0.085, smoothStep(0.25, 0.8, t)) * chance.between(0.8, 1.25)
    const fat = 0.0135 + 0.004 * smoothStep(0.3, 0.8, t)
    const profile = [fat * 0.8, fat, fat * (t < 0.6 ? 0.75 : 1.25), fat * 0.1]
    const heights = [0, 0.5, 0.9, 1]
    const lean = mix(0, 0.35, t) * tall
    const cos = Math.cos(i * goldenAngle)
    const sin = Math.sin(i * goldenAngle)
    const mine = chance.next()
    mesh.sheet(
      6,
      4,
      disk,
      (column, row) => {
        const a = (column / 6) * radians(360)
        const h = heights[row] ?? 1
        const q = profile[row] ?? 0
        const x = r * cos + q * Math.cos(a) + cos * lean * h
        const y = r * sin + q * Math.sin(a) + sin * lean * h
        return { p: [x, y, foot + h * tall], marks: [0, h, t, 0, mine] }
      },
      true,
    )
  }
}
