import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampView, fittedView, maxScale, zoomAt } from './zoom.ts'

const frame = { width: 400, height: 500 }
const centre = { x: 0, y: 0 }

describe('zoom', () => {
  it('at the centre keeps the centre', () => {
    expect(zoomAt(fittedView, 2, centre, frame)).toEqual({ scale: 2, x: 0, y: 0 })
  })

  it('at a corner shows that corner', () => {
    expect(zoomAt(fittedView, 2, { x: 200, y: -250 }, frame)).toEqual({ scale: 2, x: -200, y: 250 })
  })

  it('stays between the fitted and the maximum scale', () => {
    expect(zoomAt(fittedView, 0.2, centre, frame).scale).toBe(1)
    expect(zoomAt(fittedView, 99, centre, frame).scale).toBe(maxScale)
  })

  it('keeps the point under the pointer in place', () => {
    const number = fc.double({ min: -100, max: 100, noNaN: true })
    const point = fc.record({ x: number, y: number })
    const scale = fc.double({ min: 1, max: maxScale, noNaN: true })
    fc.assert(
      fc.property(point, scale, scale, (at, first, second) => {
        const before = zoomAt(fittedView, first, at, frame)
        const after = zoomAt(before, Math.max(first, second), at, frame)
        const pointIn = (view: typeof before) => [
          (at.x - view.x) / view.scale,
          (at.y - view.y) / view.scale,
        ]
        expect(pointIn(after)[0]).toBeCloseTo(pointIn(before)[0] ?? Number.NaN, 6)
        expect(pointIn(after)[1]).toBeCloseTo(pointIn(before)[1] ?? Number.NaN, 6)
      }),
    )
  })
})

it('clamps every position to the frame', () => {
  const far = fc.double({ min: -1e4, max: 1e4, noNaN: true })
  fc.assert(
    fc.property(far, far, fc.double({ min: 1, max: maxScale, noNaN: true }), (x, y, scale) => {
      const view = clampView({ scale, x, y }, frame)
      expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * (scale - 1)) / 2 + 1e-9)
      expect(Math.abs(view.y)).toBeLessThanOrEqual((frame.height * (scale - 1)) / 2 + 1e-9)
    }),
  )
})
