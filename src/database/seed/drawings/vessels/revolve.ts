import { type Material, Mesh } from '../studio/mesh.ts'
import { at, mix, radians } from '../studio/vector.ts'

/** [radius, height] points from the foot of a vessel, up outside and down inside. */
export type Profile = readonly (readonly [number, number])[]

/** Turns a profile on the wheel; `flute` may press the radius at an angle and height. */
export function revolve(
  profile: Profile,
  material: Material,
  sides = 96,
  flute: (turn: number, height: number) => number = () => 1,
): Mesh {
  return new Mesh().sheet(
    sides,
    profile.length,
    material,
    (column, row) => {
      const turn = (column / sides) * radians(360)
      const [radius, height] = profile[row] ?? [0, 0]
      const r = radius * flute(turn, height)
      const v = row / (profile.length - 1)
      return {
        p: [r * Math.cos(turn), r * Math.sin(turn), height],
        marks: [(column / sides) * 2 - 1, v, 0, 0, 0.5],
      }
    },
    true,
  )
}

/** Rounds the corners of a profile, as a thumb does. */
export function softened(profile: Profile, count = 60): Profile {
  const lengths = [0]
  profile.forEach(([r, z], i) => {
    const before = profile[i - 1]
    if (before) lengths.push(at(lengths, i - 1) + Math.hypot(r - before[0], z - before[1]))
  })
  const total = at(lengths, lengths.length - 1)
  const pointAt = (d: number): readonly [number, number] => {
    const i = Math.max(
      1,
      lengths.findIndex((length) => length >= d),
    )
    const a = profile[i - 1] ?? [0, 0]
    const b = profile[i] ?? a
    const t = (d - at(lengths, i - 1)) / (at(lengths, i) - at(lengths, i - 1) || 1)
    return [mix(a[0], b[0], t), mix(a[1], b[1], t)]
  }
  const reach = total / 16
  return Array.from({ length: count }, (_, i) => {
    const d = (i / (count - 1)) * total
    const near = Math.min(reach, d, total - d)
    let r = 0
    let z = 0
    for (let k = -6; k <= 6; k++) {
      const [pr, pz] = pointAt(Math.min(total, Math.max(0, d + (k / 6) * near)))
      r += pr / 13
      z += pz / 13
    }
    return [r, z]
  })
}
