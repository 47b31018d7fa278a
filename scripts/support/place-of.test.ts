import { describe, expect, it } from 'vitest'
import { parseServerSettings } from '#platform/server-settings.ts'
import { testSettings } from '../../tests/support/test-settings.ts'
import { placeOf } from './place-of.ts'

const chosen = {
  HOST: '0.0.0.0',
  PORT: '4999',
  DATA_FOLDER: '/srv/shop',
  BUILD_FOLDER: '/srv/built',
}
const empty = { HOST: '', PORT: '', DATA_FOLDER: '', BUILD_FOLDER: '' }
const missing = { HOST: undefined, PORT: undefined, DATA_FOLDER: undefined }

describe('the address of a shop', () => {
  it.each([chosen, empty, missing])('is computed as in the shop itself (%j)', (settings) => {
    const values = { ...testSettings('var/nowhere'), ...settings }
    const { HOST, PORT, DATA_FOLDER } = parseServerSettings({ values, isServer: true })
    expect(placeOf(values)).toMatchObject({ host: HOST, port: PORT, dataFolder: DATA_FOLDER })
  })

  it('includes the build folder of the settings', () => {
    expect(placeOf(chosen).buildFolder).toBe('/srv/built')
    expect(placeOf(empty).buildFolder).toBe('dist')
  })
})
