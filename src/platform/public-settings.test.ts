import { expect, it } from 'vitest'
import { publicSettings } from './public-settings.ts'

it('contain no secret', () => {
  expect(Object.keys(publicSettings)).not.toContain('VITE_UPLOAD_TOKEN')
  expect(Object.keys(publicSettings)).not.toContain('VITE_AUTH_SECRET')
})

it('have the VITE_ prefix', () => {
  for (const name of Object.keys(publicSettings)) expect(name).toMatch(/^VITE_/)
})
