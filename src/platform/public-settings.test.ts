import { expect, it } from 'vitest'
import { publicSettings } from './public-settings.ts'

it('names no secret among the settings of the browser', () => {
  expect(Object.keys(publicSettings)).not.toContain('VITE_UPLOAD_TOKEN')
  expect(Object.keys(publicSettings)).not.toContain('VITE_AUTH_SECRET')
})

it('gives each setting of the browser the name that lets it be built in', () => {
  for (const name of Object.keys(publicSettings)) expect(name).toMatch(/^VITE_/)
})
