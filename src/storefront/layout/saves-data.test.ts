import { expect, it } from 'vitest'
import { savesData } from './saves-data.ts'

it.each([
  ['asks for it', { connection: { saveData: true } }, true],
  ['does not', { connection: { saveData: false } }, false],
  ['does not say', { connection: {} }, false],
  ['knows nothing of it', {}, false],
])('a browser that %s', (_what, browser, saves) => {
  expect(savesData(browser)).toBe(saves)
})
