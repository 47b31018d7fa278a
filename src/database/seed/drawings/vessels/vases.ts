import { mix } from '../studio/vector.ts'
import { type Profile, softened } from './revolve.ts'

/** A vessel's outline and the ring through which its stems pass. */
export interface VesselShape {
  profile: Profile
  height: number
  /** Inner radius at the rim. */
  mouth: number
  /** Inner radius near the bottom. */
  floor: number
}

/** An outside line of [radius, height] points, thickened to a wall with a rounded lip. */
function thrown(outside: Profile, wall = 0.035): VesselShape {
  const line = softened(outside, 56)
  const [rim, height] = line[line.length - 1] ?? [0, 0]
  const lip: Profile = [0.4, 0.9, 1.6, 2.3, 2.8].map((a) => [
    rim - wall * 0.5 + wall * 0.5 * Math.cos(a),
    height + wall * 0.5 * Math.sin(a),
  ])
  const inside: Profile = line
    .filter(([, z]) => z > height * 0.35)
    .reverse()
    .map(([r, z]) => [Math.max(0.02, r - wall), z])
  const deepest = inside[inside.length - 1] ?? [0, 0]
  return {
    profile: [[0, 0.001], ...line, ...lip, ...inside, [0, deepest[1]]],
    height,
    mouth: rim - wall,
    floor: (line[4] ?? [rim, 0])[0] * 0.7,
  }
}

export const shapes = {
  /** Straight and tall. */
  cylinder: () =>
    thrown([
      [0.02, 0],
      [0.46, 0],
      [0.48, 0.03],
      [0.48, 1.7],
    ]),
  bellied: () =>
    thrown([
      [0.02, 0],
      [0.4, 0],
      [0.46, 0.03],
      [0.66, 0.5],
      [0.68, 0.86],
      [0.52, 1.28],
      [0.36, 1.5],
      [0.34, 1.66],
      [0.42, 1.78],
    ]),
  bottle: () =>
    thrown(
      [
        [0.02, 0],
        [0.4, 0],
        [0.45, 0.03],
        [0.55, 0.4],
        [0.54, 0.72],
        [0.36, 1.1],
        [0.18, 1.38],
        [0.15, 1.66],
        [0.2, 1.82],
      ],
      0.03,
    ),
  jug: () =>
    thrown([
      [0.02, 0],
      [0.42, 0],
      [0.46, 0.03],
      [0.56, 0.42],
      [0.54, 0.78],
      [0.42, 1.15],
      [0.4, 1.36],
      [0.48, 1.56],
    ]),
  cup: () =>
    thrown([
      [0.02, 0],
      [0.52, 0],
      [0.56, 0.03],
      [0.62, 0.4],
      [0.6, 0.9],
      [0.61, 1.0],
    ]),
  bowl: () =>
    thrown(
      [
        [0.02, 0],
        [0.44, 0],
        [0.48, 0.03],
        [0.86, 0.26],
        [1.06, 0.62],
        [1.1, 0.82],
      ],
      0.045,
    ),
  pot: () =>
    thrown(
      [
        [0.02, 0],
        [0.46, 0],
        [0.5, 0.04],
        [0.62, 0.95],
        [0.635, 1.02],
      ],
      0.045,
    ),
  lippedPot: () =>
    thrown(
      [
        [0.02, 0],
        [0.42, 0],
        [0.45, 0.03],
        [0.57, 0.74],
        [0.575, 0.76],
        [0.64, 0.77],
        [0.66, 1.0],
      ],
      0.05,
    ),
  wideBowl: () =>
    thrown(
      [
        [0.02, 0],
        [0.7, 0],
        [0.76, 0.03],
        [1.1, 0.4],
        [1.18, 0.8],
        [1.16, 0.9],
      ],
      0.05,
    ),
} as const

export type VesselName = keyof typeof shapes

/** Glass vases: the outer wall, and how far up the water stands. */
export interface GlassShape {
  radiusAt: (share: number) => number
  height: number
  water: number
  flutes?: number
}

export const glasses = {
  straight: { radiusAt: () => 0.5, height: 1.65, water: 0.62 },
  tapered: { radiusAt: (t: number) => mix(0.46, 0.64, t), height: 1.6, water: 0.62 },
  tall: { radiusAt: (t: number) => mix(0.4, 0.52, t ** 2), height: 2, water: 0.6 },
  round: {
    radiusAt: (t: number) => 0.38 + 0.5 * Math.sin(Math.PI * (0.12 + 0.72 * t)) ** 0.8,
    height: 1.3,
    water: 0.6,
  },
  slim: {
    radiusAt: (t: number) => 0.1 + 0.16 * (1 - Math.min(1, Math.max(0, (t - 0.25) / 0.35)) ** 0.7),
    height: 1.75,
    water: 0.55,
  },
  fluted: {
    radiusAt: (t: number) => 0.34 + 0.08 * Math.sin(Math.PI * t * 0.9) + 0.15 * t ** 4,
    height: 1.85,
    water: 0,
    flutes: 12,
  },
} as const satisfies Record<string, GlassShape>

export type GlassName = keyof typeof glasses
