import { describe, expect, it } from 'vitest'
import { testSettings } from '../../tests/support/test-settings.ts'
import { isDemoPlace, sandboxSettings, usesSandbox } from './demo.ts'

const demo = {
  VITE_APP_URL: 'http://localhost:3000',
  VITE_IDENTITY_PROVIDER: 'embedded',
  PAYMENT_API_URL: 'http://localhost:4010',
}

describe('the demo', () => {
  it('runs on this machine with its own accounts and payments', () => {
    expect(isDemoPlace(demo)).toBe(true)
    expect(isDemoPlace({ ...demo, VITE_APP_URL: 'http://127.0.0.1:3000' })).toBe(true)
    expect(isDemoPlace({ ...demo, VITE_IDENTITY_PROVIDER: '' })).toBe(true)
    expect(isDemoPlace(testSettings('var/nowhere'))).toBe(true)
  })

  it.each([
    ['a public URL', { VITE_APP_URL: 'https://flowers.example' }],
    ['a URL that only resembles this machine', { VITE_APP_URL: 'https://localhost.example' }],
    ['Firebase as identity provider', { VITE_IDENTITY_PROVIDER: 'firebase' }],
    ['real payments', { PAYMENT_API_URL: 'https://accept.paymob.com' }],
    ['real payments at the default URL', { PAYMENT_API_URL: '' }],
    ['real payments because the URL is unset', { PAYMENT_API_URL: undefined }],
    ['no address', { VITE_APP_URL: '' }],
  ])('is not assumed with %s', (_what, change) => {
    expect(isDemoPlace({ ...demo, ...change })).toBe(false)
  })

  it('starts the sandbox only if the payment URL is on this machine', () => {
    expect(usesSandbox(demo)).toBe(true)
    expect(usesSandbox({ ...demo, PAYMENT_API_URL: '' })).toBe(false)
  })

  it('starts the sandbox at the ports of the settings or their defaults', () => {
    expect(sandboxSettings({ ...demo, SMTP_URL: '', DATA_FOLDER: '' })).toMatchObject({
      SANDBOX_ORIGIN: 'http://localhost:4010',
      SANDBOX_SMTP_PORT: '25',
      SANDBOX_DATA: 'var/sandbox.sqlite',
    })
  })
})
