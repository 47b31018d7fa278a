import { expect, it } from 'vitest'
import { completesSwipe, lockToAxis } from './swipe.ts'

it('locks a drag to its main axis', () => {
  expect(lockToAxis({ x: 60, y: 20 })).toEqual({ x: 60, y: 0 })
  expect(lockToAxis({ x: -60, y: 20 })).toEqual({ x: -60, y: 0 })
  expect(lockToAxis({ x: 20, y: 60 })).toEqual({ x: 0, y: 60 })
})

it('ignores upward drags and taps', () => {
  expect(lockToAxis({ x: 20, y: -60 })).toEqual({ x: 0, y: 0 })
  expect(lockToAxis({ x: 7, y: 7 })).toEqual({ x: 0, y: 0 })
})

it('completes a long or a fast swipe', () => {
  expect(completesSwipe(150, 400, 2_000)).toBe(true)
  expect(completesSwipe(130, 400, 2_000)).toBe(false)
  expect(completesSwipe(60, 400, 100)).toBe(true)
  expect(completesSwipe(60, 400, 200)).toBe(false)
})

it('does not complete a swipe in the other direction, or a tap', () => {
  expect(completesSwipe(-300, 400, 100)).toBe(false)
  expect(completesSwipe(7, 400, 0)).toBe(false)
})
