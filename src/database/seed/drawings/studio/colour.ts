import { clamp } from './vector.ts'

/** Linear light: red, green, blue. */
export type Colour = readonly [number, number, number]

/** A colour that is written in place, once for every point of a picture. */
export type Ink = [number, number, number]

const toLinear = (s: number) => (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4)
const toScreen = (l: number) => (l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055)

export function hex(code: string): Colour {
  const channel = (from: number) => toLinear(Number.parseInt(code.slice(from, from + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

export const blend = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

export function pour(ink: Ink, colour: Colour): void {
  ink[0] = colour[0]
  ink[1] = colour[1]
  ink[2] = colour[2]
}

export function tint(ink: Ink, towards: Colour, share: number): void {
  const t = clamp(share)
  ink[0] += (towards[0] - ink[0]) * t
  ink[1] += (towards[1] - ink[1]) * t
  ink[2] += (towards[2] - ink[2]) * t
}

export function dim(ink: Ink, red: number, green = red, blue = red): void {
  ink[0] *= red
  ink[1] *= green
  ink[2] *= blue
}

export type Stops = readonly (readonly [number, Colour])[]

/** Pours the colour at `x` of a gradient. */
export function ramp(ink: Ink, stops: Stops, x: number): void {
  let before = stops[0]
  for (const stop of stops) {
    if (stop[0] >= x) {
      pour(ink, stop[1])
      if (before && before !== stop) tint(ink, before[1], (stop[0] - x) / (stop[0] - before[0]))
      return
    }
    before = stop
  }
  if (before) pour(ink, before[1])
}

/** Bright light rolls off softly, as on film, so that white petals keep their folds. */
const film = (x: number) => (x < 0.5 ? x : 0.5 + 0.5 * (1 - Math.exp(-(x - 0.5) / 0.5)))

export const toByte = (light: number) => Math.max(0, Math.min(255, toScreen(film(light)) * 255))

/** The light that `toByte` turns back into this colour; for backdrops chosen by eye. */
export function lightFor(code: string): Colour {
  const unroll = (y: number) => (y < 0.5 ? y : 0.5 - 0.5 * Math.log(1 - (y - 0.5) / 0.5))
  const [red, green, blue] = hex(code)
  return [unroll(red), unroll(green), unroll(blue)]
}
