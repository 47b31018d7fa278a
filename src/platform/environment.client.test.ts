import { afterEach, expect, it, vi } from 'vitest'
import { publicSettings } from './public-settings.ts'

afterEach(() => vi.unstubAllEnvs())

async function browserSettings() {
  vi.stubGlobal('window', {})
  for (const name of Object.keys(publicSettings)) vi.stubEnv(name, 'any')
  vi.stubEnv('VITE_APP_URL', 'https://flowers.example')
  vi.stubEnv('VITE_IDENTITY_PROVIDER', 'firebase')
  vi.stubEnv('VITE_IDENTITY_EMULATOR', '')
  vi.stubEnv('VITE_AUTH_SECRET', 'a secret of the server')
  vi.stubEnv('VITE_UPLOAD_TOKEN', 'a token of the server')
  return import('./environment.client.ts')
}

it.each(['VITE_AUTH_SECRET', 'VITE_UPLOAD_TOKEN', 'PAYMENT_SECRET_KEY', 'DATABASE_URL'])(
  'the settings of the browser throw when %s is read',
  async (name) => {
    const { environment } = await browserSettings()
    expect(() => Reflect.get(environment, name)).toThrow(`${name} is a server setting`)
  },
)

it('the settings of the browser contain the public ones', async () => {
  const { environment } = await browserSettings()
  expect(environment.VITE_APP_URL).toBe('https://flowers.example')
})
