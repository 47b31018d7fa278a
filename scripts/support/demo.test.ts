import { describe, expect, it } from 'vitest'
import { testSettings } from '../../tests/support/test-settings.ts'
import { isDemoPlace, sandboxSettings, usesSandbox } from './demo.ts'

const demo = {
  VITE_APP_URL: 'http://localhost:3000',
  VITE_IDENTITY_PROVIDER: 'embedded',
  PAYMENT_API_URL: 'http://localhost:4010',
}

describe('the demo', () => {
  it('is at home on this machine, with its own people and payments of its own world', () => {
    expect(isDemoPlace(demo)).toBe(true)
    expect(isDemoPlace({ ...demo, VITE_APP_URL: 'http://127.0.0.1:3000' })).toBe(true)
    expect(isDemoPlace({ ...demo, VITE_IDENTITY_PROVIDER: '' })).toBe(true)
    expect(isDemoPlace(testSettings('var/nowhere'))).toBe(true)
  })

  it.each([
    ['an address of its own', { VITE_APP_URL: 'https://flowers.example' }],
    ['an address that only looks like this machine', { VITE_APP_URL: 'https://localhost.example' }],
    ['people at Firebase', { VITE_IDENTITY_PROVIDER: 'firebase' }],
    ['real payments', { PAYMENT_API_URL: 'https://accept.paymob.com' }],
    ['real payments, which need no address', { PAYMENT_API_URL: '' }],
    ['real payments, without a word of them', { PAYMENT_API_URL: undefined }],
    ['no address', { VITE_APP_URL: '' }],
  ])('is no shop with %s', (_what, change) => {
    expect(isDemoPlace({ ...demo, ...change })).toBe(false)
  })

  it('needs its own world only where payments are asked for here', () => {
    expect(usesSandbox(demo)).toBe(true)
    expect(usesSandbox({ ...demo, PAYMENT_API_URL: '' })).toBe(false)
  })

  it('finds its own world where the shop looks for it, also where that is not said', () => {
    expect(sandboxSettings({ ...demo, SMTP_URL: '', DATA_FOLDER: '' })).toMatchObject({
      SANDBOX_ORIGIN: 'http://localhost:4010',
      SANDBOX_SMTP_PORT: '25',
      SANDBOX_DATA: 'var/sandbox.sqlite',
    })
  })
})
