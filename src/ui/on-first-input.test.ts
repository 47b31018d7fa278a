// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onFirstInput } from './on-first-input.ts'

const input = (kind = 'click') => window.dispatchEvent(new Event(kind))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('calls back after the frame of the first input, and for no other input', () => {
  const act = vi.fn()
  onFirstInput(act)
  input()
  expect(act).not.toHaveBeenCalled()
  vi.runAllTimers()
  input('keyup')
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
})

it('does not call back between a touch and its click', () => {
  const act = vi.fn()
  onFirstInput(act)
  input('pointerdown')
  vi.runAllTimers()
  expect(act).not.toHaveBeenCalled()
})

it('does not call back if it ended between the input and the frame', () => {
  const act = vi.fn()
  const end = onFirstInput(act)
  input()
  end()
  vi.runAllTimers()
  expect(act).not.toHaveBeenCalled()
})
