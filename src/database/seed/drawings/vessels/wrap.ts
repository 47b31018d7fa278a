import type { Chance } from '../studio/chance.ts'
import type { Material, Mesh } from '../studio/mesh.ts'
import { upright } from '../studio/placement.ts'
import { clamp, mix, smoothStep } from '../studio/vector.ts'
import { bow, girdle } from './ribbon.ts'

/** Papers of a hand-tied bouquet, tied at `tie` and opening to `spread` after `tall`. */
export interface Wrap {
  tie: number
  tall: number
  spread: number
  outer: Material
  inner: Material
  ribbon: Material
}

interface Sheet {
  from: number
  to: number
  reach: number
  material: Material
  pleats: number
  off: number
}

const zigzag = (x: number) => (2 / Math.PI) * Math.asin(Math.sin(x) * 0.97)

export function wrapIn(mesh: Mesh, chance: Chance, wrap: Wrap): void {
  const { outer, inner, tie, ribbon } = wrap
  const pi = Math.PI
  const sheets: readonly Sheet[] = [
    { from: 0.02 * pi, to: 0.98 * pi, reach: 1.1, material: inner, pleats: 0.05, off: 0.03 },
    { from: 0.1 * pi, to: 1.02 * pi, reach: 1.04, material: outer, pleats: 0.06, off: 0.045 },
    { from: -0.08 * pi, to: 0.86 * pi, reach: 1.02, material: outer, pleats: 0.06, off: 0.06 },
    { from: -0.95 * pi, to: -0.02 * pi, reach: 0.63, material: inner, pleats: 0.05, off: 0.015 },
    { from: 0.72 * pi, to: 1.6 * pi, reach: 0.63, material: outer, pleats: 0.055, off: 0.035 },
    { from: -0.64 * pi, to: 0.24 * pi, reach: 0.57, material: outer, pleats: 0.055, off: 0.055 },
  ]
  for (const sheet of sheets) foldSheet(mesh, chance, wrap, sheet)
  for (const dz of [-0.05, 0.04]) girdle(mesh, 0.315, tie + dz, 0.12, ribbon)
  mesh.add(bow(chance, ribbon, 0.17), upright([0.02, -0.31, tie], chance.normal(0.06), 0.78))
}

function foldSheet(mesh: Mesh, chance: Chance, wrap: Wrap, sheet: Sheet): void {
  const phase = chance.between(0, 6.28)
  const wave = chance.between(0, 6.28)
  const roll = chance.between(0.04, 0.12)
  const rows = 34
  const columns = 110
  mesh.sheet(columns, rows, sheet.material, (column, row) => {
    const s = column / (columns - 1)
    const v = mix(-0.55, 1, row / (rows - 1))
    const turn = mix(sheet.from, sheet.to, s)
    const above = clamp(v)
    const below = clamp(-v)
    const reach = sheet.reach + 0.09 * zigzag(s * 9.4 + wave)
    const pleat = zigzag(turn * 8 + phase) * 0.7 + zigzag(turn * 4.3 + phase * 2) * 0.5
    const depth = above * 0.85 * (1 - 0.35 * above) + 0.12
    const r =
      0.2 +
      sheet.off +
      (wrap.spread - 0.2) * above ** 0.92 * mix(1, reach, 0.25) +
      0.34 * below ** 1.25 +
      sheet.pleats * pleat * depth +
      0.12 * below * zigzag(turn * 9.6 + phase) +
      0.02 * Math.sin(turn * 3 + v * 5 + phase) +
      smoothStep(0.8, 1, v) * roll
    const up = v > 0 ? v * reach * wrap.tall : v * wrap.tall * 0.6 * (1 + 0.18 * Math.sin(turn * 7))
    return {
      p: [r * Math.cos(turn), r * Math.sin(turn), wrap.tie + up],
      marks: [s * 2 - 1, v, 0, 0, phase / 6.28],
    }
  })
}
