import { expect, it } from 'vitest'
import { storageFolder } from './disk-storage.server.ts'

it('defaults to a folder beside the data', () => {
  expect(storageFolder({ DATA_FOLDER: 'var' })).toBe('var/files')
})

it('is the folder of the setting', () => {
  expect(storageFolder({ DATA_FOLDER: 'var', STORAGE_URL: 'file:///srv/pictures' })).toBe(
    '/srv/pictures',
  )
})
