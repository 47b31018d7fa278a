import type { Chance } from '../studio/chance.ts'
import type { Marks, Material, Mesh } from '../studio/mesh.ts'
import { along, at, mix, radians, smoothStep, type Vector } from '../studio/vector.ts'

/** A petal (or leaf) that grows from a flower's axis, which is z; lengths in flower units. */
export interface PetalShape {
  length: number
  /** Half its greatest width. */
  width: number
  /** [share of the length, degrees above the horizontal]: how it rises and falls. */
  spine: readonly (readonly [number, number])[]
  /** Broad at the top, as roses are: [roundness, squareness, how fast it widens]. */
  fan?: readonly [number, number, number]
  /** Pointed, as leaves are: [where it is widest, fullness of the foot]. */
  leaf?: readonly [number, number]
  /** Distance of its root from the axis, and height of its root. */
  root?: number
  rise?: number
  /** Radius of the cup across it, at the root and at the tip. */
  cup?: readonly [number, number]
  /** How far its rim rolls back. */
  reflex?: number
  spiral?: number
  ruffle?: number
  ruffleRate?: number
  ruffleEdge?: number
  unevenness?: number
  /** Turn around the axis, in radians. */
  turn?: number
  fold?: number
  twist?: number
  sideways?: number
  dip?: number
  layer?: number
  /** Points across and along. */
  across?: number
  along?: number
}

const steps = 60

/** Adds one petal to a mesh. */
export function growPetal(mesh: Mesh, chance: Chance, material: Material, shape: PetalShape): void {
  const { length, width, spine, fan, leaf, root = 0.02, rise = 0, cup = [0.3, 0.3] } = shape
  const { reflex = 0, spiral = 0, ruffle = 0, ruffleRate = 6, ruffleEdge = 2.5 } = shape
  const { unevenness = 0.01, turn = 0, fold = 0, twist = 0, sideways = 0, dip = 0 } = shape
  const { layer = 0, across = 11, along: rows = 13 } = shape
  const path = spinePath(spine, length, root, rise)
  const phase = [chance.next(), chance.next(), chance.next(), chance.next()].map((p) => p * 6.28)
  const [first = 0, second = 0, third = 0, fourth = 0] = phase
  const bumps = [unevenBump(chance, 1.6, 2), unevenBump(chance, 1.2, 1.5)] as const
  const lean = chance.between(-0.02, 0.02)
  const mine = chance.next()
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)

  mesh.sheet(across, rows, material, (column, row) => {
    const u = (column / (across - 1)) * 2 - 1
    const v = leaf ? pointedRow(row / (rows - 1)) : row / (rows - 1)
    const half = fan
      ? width * (0.1 + 0.9 * Math.sin((v * Math.PI) / 2) ** fan[2])
      : leafWidth(v, width, leaf ?? [0.5, 0.7])
    const reach = fan
      ? v *
        (1 -
          fan[0] * Math.abs(u) ** fan[1] -
          dip * Math.exp(-((u / 0.22) ** 2)) +
          lean * Math.sin(u * 4 + first))
      : v
    const { out, up, angle } = path(reach)
    const radius = mix(cup[0], cup[1], v)
    const bend = Math.max(-2.6, Math.min(2.6, (u * half) / radius))
    let y = radius * Math.sin(bend)
    let normal = radius * (1 - Math.cos(bend))
    const side = Math.abs(u)
    const rim = Math.min(1.2, Math.sqrt((side * 0.95) ** 4 * smoothStep(0.2, 0.7, v) + v ** 6))
    const wave =
      Math.sin(u * ruffleRate + second) * 0.6 +
      Math.sin(u * ruffleRate * 1.9 + v * 3 + third) * 0.4 +
      Math.sin(v * ruffleRate * 1.3 + u * 2 + fourth) * 0.5
    const frill = Math.max(side ** ruffleEdge * smoothStep(0.1, 0.6, v), v ** (ruffleEdge + 1))
    normal += spiral * u * (half / width) - reflex * rim ** 3 + ruffle * frill * wave
    normal += unevenness * bumps[0](u, v) * v + fold * side * (half / width)
    y += sideways * v * v * length + unevenness * 0.7 * bumps[1](u, v) * v
    const x = out - Math.sin(angle) * normal
    let z = up + Math.cos(angle) * normal
    if (twist) {
      z += y * Math.sin(twist * v)
      y *= Math.cos(twist * v)
    }
    const edge = Math.max(side ** 3 * smoothStep(0.1, 0.5, v), v ** 5)
    const p: Vector = [x * cos - y * sin, x * sin + y * cos, z]
    const marks: Marks = [u, v, layer, edge, mine]
    return { p, marks }
  })
}

const pointedRow = (t: number) => Math.sin((t * Math.PI) / 2) * 0.6 + t * 0.4

function leafWidth(v: number, width: number, [widest, fullness]: readonly [number, number]) {
  const share =
    v < widest
      ? Math.sin(((v / widest) * Math.PI) / 2) ** fullness * 0.92 + 0.08
      : Math.max(0, Math.cos((((v - widest) / (1 - widest)) * Math.PI) / 2)) ** 0.75
  return Math.max(share, 0.003) * width
}

function spinePath(spine: PetalShape['spine'], length: number, root: number, rise: number) {
  const angles: number[] = []
  const outs = [root]
  const ups = [rise]
  const softened = (s: number) =>
    (along(spine, s - 0.05) + 2 * along(spine, s) + along(spine, s + 0.05)) / 4
  for (let i = 0; i <= steps; i++) angles.push(radians(softened(i / steps)))
  for (let i = 1; i <= steps; i++) {
    const middle = (at(angles, i) + at(angles, i - 1)) / 2
    outs.push(at(outs, i - 1) + (Math.cos(middle) * length) / steps)
    ups.push(at(ups, i - 1) + (Math.sin(middle) * length) / steps)
  }
  return (share: number) => {
    const s = Math.max(0, Math.min(steps - 1e-6, share * steps))
    const i = Math.floor(s)
    const t = s - i
    return {
      out: mix(at(outs, i), at(outs, i + 1), t),
      up: mix(at(ups, i), at(ups, i + 1), t),
      angle: mix(at(angles, i), at(angles, i + 1), t),
    }
  }
}

function unevenBump(chance: Chance, rateU: number, rateV: number) {
  const waves = Array.from({ length: 4 }, () => ({
    u: chance.between(0.4, 1) * rateU * 2,
    v: chance.between(0.4, 1) * rateV * 2,
    phase: chance.between(0, 6.28),
    size: chance.between(0.5, 1) / 4,
  }))
  return (u: number, v: number) => {
    let sum = 0
    for (const wave of waves) sum += Math.sin(u * wave.u + v * wave.v + wave.phase) * wave.size
    return sum
  }
}
