import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted, largest, within, zoomAt } from './zoom.ts'

const frame = { width: 400, height: 500 }
const middle = { x: 0, y: 0 }

describe('looking closer', () => {
  it('at the middle stays at the middle', () => {
    expect(zoomAt(fitted, 2, middle, frame)).toEqual({ scale: 2, x: 0, y: 0 })
  })

  it('at a corner shows that corner', () => {
    expect(zoomAt(fitted, 2, { x: 200, y: -250 }, frame)).toEqual({ scale: 2, x: -200, y: 250 })
  })

  it('is never smaller than the frame, nor larger than is of use', () => {
    expect(zoomAt(fitted, 0.2, middle, frame).scale).toBe(1)
    expect(zoomAt(fitted, 99, middle, frame).scale).toBe(largest)
  })

  it('keeps what is under the point under it, unless an edge would come in', () => {
    const number = fc.double({ min: -100, max: 100, noNaN: true })
    const point = fc.record({ x: number, y: number })
    const scale = fc.double({ min: 1, max: largest, noNaN: true })
    fc.assert(
      fc.property(point, scale, scale, (at, first, second) => {
        const before = zoomAt(fitted, first, at, frame)
        const after = zoomAt(before, Math.max(first, second), at, frame)
        const seen = (view: typeof before) => [
          (at.x - view.x) / view.scale,
          (at.y - view.y) / view.scale,
        ]
        expect(seen(after)[0]).toBeCloseTo(seen(before)[0] ?? Number.NaN, 6)
        expect(seen(after)[1]).toBeCloseTo(seen(before)[1] ?? Number.NaN, 6)
      }),
    )
  })
})

it('a picture never leaves its frame, however it is moved', () => {
  const far = fc.double({ min: -1e4, max: 1e4, noNaN: true })
  fc.assert(
    fc.property(far, far, fc.double({ min: 1, max: largest, noNaN: true }), (x, y, scale) => {
      const view = within({ scale, x, y }, frame)
      expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * (scale - 1)) / 2 + 1e-9)
      expect(Math.abs(view.y)).toBeLessThanOrEqual((frame.height * (scale - 1)) / 2 + 1e-9)
    }),
  )
})
