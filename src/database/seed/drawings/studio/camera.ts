import { at, cross, dot, radians, scale, subtract, unit, type Vector } from './vector.ts'

/** A camera with a portrait lens, and the size of its picture in pixels. */
export interface Camera {
  eye: Vector
  right: Vector
  up: Vector
  ahead: Vector
  focal: number
  centreX: number
  centreY: number
  width: number
  height: number
}

/** What the picture should hold: degrees above the table and turn around it. */
export interface Framing {
  elevation: number
  turn?: number
  /** Share of the picture's height and width that the subject may fill. */
  tall?: number
  wide?: number
  /** Where the subject's middle stands, as shares of width and height. */
  middleX?: number
  middleY?: number
}

const portraitLens = 85 / 36

/** Stands back until the whole subject fits the frame. */
export function frame(
  points: ArrayLike<number>,
  width: number,
  height: number,
  framing: Framing,
): Camera {
  const { elevation, turn = 0, tall = 0.8, wide = 0.88, middleX = 0.5, middleY = 0.525 } = framing
  const e = radians(elevation)
  const a = radians(turn)
  const back: Vector = [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)]
  const ahead = scale(back, -1)
  const right = unit(cross(ahead, [0, 0, 1]))
  const camera: Camera = {
    eye: scale(back, 40),
    right,
    up: cross(right, ahead),
    ahead,
    focal: portraitLens * Math.min(height, width * 1.25),
    centreX: width * middleX,
    centreY: height * middleY,
    width,
    height,
  }
  for (let round = 0; round < 12; round++) {
    const box = boundsOf(points, camera)
    const distance = dot(subtract(box.centre, camera.eye), ahead)
    const spread = Math.max(
      (box.right - box.left) / (width * wide),
      (box.bottom - box.top) / (height * tall),
    )
    const shiftX = ((box.left + box.right) / 2 - camera.centreX) * (distance / camera.focal)
    const shiftY = ((box.top + box.bottom) / 2 - camera.centreY) * (distance / camera.focal)
    const forward = distance * (1 - spread)
    const move = (i: 0 | 1 | 2) =>
      camera.eye[i] + right[i] * shiftX - camera.up[i] * shiftY + ahead[i] * forward * 0.8
    camera.eye = [move(0), move(1), move(2)]
  }
  return camera
}

function boundsOf(points: ArrayLike<number>, camera: Camera) {
  const box = { left: 1e9, right: -1e9, top: 1e9, bottom: -1e9 }
  const low: [number, number, number] = [1e9, 1e9, 1e9]
  const high: [number, number, number] = [-1e9, -1e9, -1e9]
  for (let i = 0; i < points.length; i += 3) {
    const p: Vector = [at(points, i), at(points, i + 1), at(points, i + 2)]
    const [x, y] = project(camera, p)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
    for (const k of [0, 1, 2] as const) {
      low[k] = Math.min(low[k], p[k])
      high[k] = Math.max(high[k], p[k])
    }
  }
  const centre: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  return { ...box, centre }
}

/** Pixel x, pixel y and nearness. */
export function project(camera: Camera, p: Vector): Vector {
  const d = subtract(p, camera.eye)
  const depth = dot(d, camera.ahead)
  return [
    camera.centreX + (camera.focal * dot(d, camera.right)) / depth,
    camera.centreY - (camera.focal * dot(d, camera.up)) / depth,
    1 / depth,
  ]
}

export function projectAll(camera: Camera, points: Float32Array): Float32Array {
  const screen = new Float32Array(points.length)
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, near] = project(camera, [at(points, i), at(points, i + 1), at(points, i + 2)])
    screen[i] = x
    screen[i + 1] = y
    screen[i + 2] = near
  }
  return screen
}

/** Where the sight line through a pixel meets the table, or null above the horizon. */
export function onTable(camera: Camera, x: number, y: number): Vector | null {
  const sx = (x - camera.centreX) / camera.focal
  const sy = (camera.centreY - y) / camera.focal
  const slope = camera.ahead[2] + camera.right[2] * sx + camera.up[2] * sy
  if (slope > -1e-4) return null
  const t = -camera.eye[2] / slope
  const along = (i: 0 | 1) =>
    camera.eye[i] + t * (camera.ahead[i] + camera.right[i] * sx + camera.up[i] * sy)
  return [along(0), along(1), 0]
}
