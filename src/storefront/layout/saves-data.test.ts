import { expect, it } from 'vitest'
import { savesData } from './saves-data.ts'

it.each([
  ['true when it is on', { connection: { saveData: true } }, true],
  ['false when it is off', { connection: { saveData: false } }, false],
  ['false when it is unknown', { connection: {} }, false],
  ['false without the connection API', {}, false],
])('Save-Data is %s', (_case, browser, saves) => {
  expect(savesData(browser)).toBe(saves)
})
