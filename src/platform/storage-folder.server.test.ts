import { expect, it } from 'vitest'
import { storageFolder } from './storage-folder.server.ts'

it('keeps pictures beside the data', () => {
  expect(storageFolder({ DATA_FOLDER: 'var' })).toBe('var/files')
})

it('keeps pictures where the setting says', () => {
  expect(storageFolder({ DATA_FOLDER: 'var', STORAGE_URL: 'file:///srv/pictures' })).toBe(
    '/srv/pictures',
  )
})
