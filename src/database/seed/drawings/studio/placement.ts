import { add, cross, radians, scale, unit, type Vector } from './vector.ts'

/** Where a thing stands: its own x, y and z axes (size included) and its foot. */
export interface Placement {
  x: Vector
  y: Vector
  z: Vector
  foot: Vector
}

export const place = ({ x, y, z, foot }: Placement, p: Vector): Vector =>
  add(foot, add(scale(x, p[0]), add(scale(y, p[1]), scale(z, p[2]))))

/** At `foot`, its own z axis along `direction`, turned about it by `spin` radians. */
export function facing(foot: Vector, direction: Vector, spin = 0, size = 1): Placement {
  const z = unit(direction)
  const side = Math.abs(z[2]) > 0.999 ? ([1, 0, 0] as const) : unit(cross([0, 0, 1], z))
  const other = cross(z, side)
  const c = Math.cos(spin) * size
  const s = Math.sin(spin) * size
  return {
    x: add(scale(side, c), scale(other, s)),
    y: add(scale(other, c), scale(side, -s)),
    z: scale(z, size),
    foot,
  }
}

/** Upright at `foot`, turned about the vertical by `turn` radians. */
export function upright(foot: Vector, turn = 0, size = 1): Placement {
  const c = Math.cos(turn) * size
  const s = Math.sin(turn) * size
  return { x: [c, s, 0], y: [-s, c, 0], z: [0, 0, size], foot }
}

/** Facing `direction` with its own y axis as near to upright as it goes. */
export function headUp(foot: Vector, direction: Vector, roll = 0, size = 1): Placement {
  const z = unit(direction)
  const x = unit(cross([Math.sin(roll), 0, Math.cos(roll)], z))
  return { x: scale(x, size), y: scale(cross(z, x), size), z: scale(z, size), foot }
}

/** Lying or leaning: tilted towards the camera by degrees, then turned. */
export function leaning(foot: Vector, tilt: number, turn = 0, size = 1): Placement {
  const t = radians(tilt)
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  const y: Vector = [-s * Math.cos(t), c * Math.cos(t), -Math.sin(t)]
  const z: Vector = [-s * Math.sin(t), c * Math.sin(t), Math.cos(t)]
  return { x: scale([c, s, 0], size), y: scale(y, size), z: scale(z, size), foot }
}
