import { expect, it } from 'vitest'
import { stateAfter } from './reveal-header.ts'

const top = { above: false, header: false }
const near = { above: true, header: false }
const far = { above: true, header: true }

it('the header leaves with the page, and is then out of view without a transition', () => {
  expect(stateAfter('', top, false)).toBe('')
  expect(stateAfter('', near, false)).toBe('')
  expect(stateAfter('', far, false)).toBe('ready')
  expect(stateAfter('ready', far, false)).toBe('ready')
})

it('the header slides in on the way up, and out on the way down', () => {
  expect(stateAfter('ready', far, true)).toBe('shown')
  expect(stateAfter('shown', far, false)).toBe('hidden')
  expect(stateAfter('hidden', near, true)).toBe('shown')
})

it('the header is part of the page again at the top', () => {
  expect(stateAfter('shown', top, true)).toBe('')
})
