import { expect, it } from 'vitest'
import { carries, straightened } from './swipe.ts'

it('takes a finger for what it mostly does', () => {
  expect(straightened({ x: 60, y: 20 })).toEqual({ x: 60, y: 0 })
  expect(straightened({ x: -60, y: 20 })).toEqual({ x: -60, y: 0 })
  expect(straightened({ x: 20, y: 60 })).toEqual({ x: 0, y: 60 })
})

it('lets nothing be taken upwards, nor by a finger that was not held quite still', () => {
  expect(straightened({ x: 20, y: -60 })).toEqual({ x: 0, y: 0 })
  expect(straightened({ x: 7, y: 7 })).toEqual({ x: 0, y: 0 })
})

it('carries away what is drawn over a third of its size, or flicked', () => {
  expect(carries(150, 400, 2_000)).toBe(true)
  expect(carries(130, 400, 2_000)).toBe(false)
  expect(carries(60, 400, 100)).toBe(true)
  expect(carries(60, 400, 200)).toBe(false)
})

it('leaves where it is what is pushed the other way, or only touched', () => {
  expect(carries(-300, 400, 100)).toBe(false)
  expect(carries(7, 400, 0)).toBe(false)
})
