import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesOfBuild } from '../../scripts/support/exchange-build.ts'
import { buildFolder, secrets } from '../support/test-settings.ts'

const files = filesOfBuild(buildFolder)
  .filter((file) => file.startsWith('client/'))
  .map((file) => join(buildFolder, file))

it.each(Object.entries(secrets))('sends no browser the value of %s', (_name, value) => {
  const leaking = files.filter((file) => readFileSync(file).includes(value))
  expect(files.length).toBeGreaterThan(0)
  expect(leaking).toEqual([])
})

it('sends no browser a source map', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
})
