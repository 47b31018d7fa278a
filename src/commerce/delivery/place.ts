import { z } from 'zod'

const micro = 1_000_000
const degree = (most: number) =>
  z
    .int()
    .min(-most * micro)
    .max(most * micro)

/** A point on the map, in millionths of a degree. */
export const placeSchema = z.object({ latitude: degree(90), longitude: degree(180) })
export type Place = z.infer<typeof placeSchema>

/** A point from the columns of a row; null if the row has none. */
export function placeOf(latitude: number | null, longitude: number | null): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

const digits = String.raw`[-+]?\d{1,3}(?:\.\d{1,15})?`
const pair = new RegExp(String.raw`^(${digits})\s*[,،;\s]\s*(${digits})$`)
// In an address of Google Maps the point stands behind an at sign.
const inLink = new RegExp(`@(${digits}),(${digits})`)

/** Reads `30.0609, 31.2197`, as a map copies it, or an address of Google Maps; null for anything else. */
export function parsePlace(typed: string): Place | null {
  const text = typed.trim()
  const [, latitude, longitude] = pair.exec(text) ?? inLink.exec(text) ?? []
  const place = { latitude: toMicro(latitude), longitude: toMicro(longitude) }
  return placeSchema.safeParse(place).data ?? null
}

function toMicro(degrees: string | undefined): number {
  return Math.round(Number(degrees) * micro)
}

/** `30.0609, 31.2197`, as `parsePlace` reads it. */
export function formatPlace({ latitude, longitude }: Place): string {
  return `${latitude / micro}, ${longitude / micro}`
}

const kmPerDegree = 111.2

/** The distance in a straight line. A city is small enough to be flat. */
export function distanceKm(one: Place, other: Place): number {
  const middle = (((one.latitude + other.latitude) / 2 / micro) * Math.PI) / 180
  const north = (one.latitude - other.latitude) / micro
  const east = ((one.longitude - other.longitude) / micro) * Math.cos(middle)
  return Math.hypot(north, east) * kmPerDegree
}
