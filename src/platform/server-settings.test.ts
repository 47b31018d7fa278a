import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseServerSettings } from './server-settings.ts'

const settings: Record<string, string> = {
  IDENTITY_ADMIN_PRIVATE_KEY: 'private-key-of-the-provider-0123456789',
  PAYMENT_API_KEY: 'payment-api-key',
  PAYMENT_SECRET_KEY: 'egy_sk_test_secret',
  PAYMENT_CARD_METHOD_ID: '4000001',
  VITE_APP_URL: 'https://flowers.example',
  VITE_IDENTITY_API_KEY: 'identity-key',
  VITE_IDENTITY_AUTH_DOMAIN: 'flowers.example',
  VITE_IDENTITY_PROJECT_ID: 'flowers',
  VITE_IDENTITY_STORAGE_BUCKET: 'flowers',
  VITE_IDENTITY_MESSAGING_SENDER_ID: '1000',
  VITE_IDENTITY_APP_ID: 'flowers-web',
  VITE_PAYMENT_PUBLIC_KEY: 'egy_pk_test_public',
  VITE_UPLOAD_TOKEN: 'upload-token-0123456789',
  VITE_AUTH_SECRET: 'secret-that-seals-the-session-0123456789',
}

function parse(change: Record<string, string | undefined> = {}, isServer = true) {
  return parseServerSettings({ values: { ...settings, ...change }, isServer })
}

let logged: string[]

beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => {
    logged.push(String(line))
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

const invalid = 'Invalid environment variables'

describe('the settings of the shop', () => {
  it('are valid when all are set', () => {
    expect(parse().PAYMENT_API_KEY).toBe('payment-api-key')
    expect(logged).toEqual([])
  })

  it('reject an emulator in production, and two-factor authentication that the provider does not support', () => {
    const emulator = { VITE_IDENTITY_EMULATOR: 'http://127.0.0.1:9099' }
    expect(() => parse({ ...emulator, NODE_ENV: 'production' })).toThrow(invalid)
    expect(logged.join()).toContain('VITE_IDENTITY_EMULATOR')
    expect(parse({ ...emulator, NODE_ENV: 'development' }).NODE_ENV).toBe('development')
    const firebase = { VITE_IDENTITY_PROVIDER: 'firebase' }
    expect(() => parse({ ...firebase, STAFF_TWO_FACTOR: 'required' })).toThrow(invalid)
    expect(parse(firebase).STAFF_TWO_FACTOR).toBe('optional')
  })

  it.each(Object.keys(settings))('are invalid without %s', (name) => {
    expect(() => parse({ [name]: undefined })).toThrow(invalid)
    expect(logged.join('\n')).toContain(name)
  })

  it.each(Object.keys(settings))('treat an empty %s as missing', (name) => {
    expect(() => parse({ [name]: '' })).toThrow(invalid)
  })

  it.each([
    'flowers.example',
    'not a url',
    '/shop',
    'ftp://flowers.example',
    'javascript:alert(1)',
  ])('reject the address %s', (url) => {
    expect(() => parse({ VITE_APP_URL: url })).toThrow(invalid)
  })

  it.each(['http://localhost:3000', 'https://flowers.example/'])('accept the address %s', (url) => {
    expect(parse({ VITE_APP_URL: url }).VITE_APP_URL).toBe(url)
  })

  it.each(['IDENTITY_ADMIN_PRIVATE_KEY', 'VITE_AUTH_SECRET', 'VITE_UPLOAD_TOKEN'])(
    'reject a short %s',
    (name) => {
      expect(() => parse({ [name]: 'short' })).toThrow(invalid)
    },
  )
})

describe('the id of a payment method', () => {
  it('is converted to a number', () => {
    expect(parse({ PAYMENT_CARD_METHOD_ID: '4000009' }).PAYMENT_CARD_METHOD_ID).toBe(4_000_009)
  })

  it.each(['card', '12x', '1.5', '-1', '1e3', '0x10', ' 4000001', 'NaN'])('rejects %j', (text) => {
    expect(() => parse({ PAYMENT_CARD_METHOD_ID: text })).toThrow(invalid)
    expect(() => parse({ PAYMENT_WALLET_METHOD_ID: text })).toThrow(invalid)
  })

  it.each([undefined, ''])('is optional for the wallet: %j', (missing) => {
    expect(parse({ PAYMENT_WALLET_METHOD_ID: missing }).PAYMENT_WALLET_METHOD_ID).toBeUndefined()
  })

  it('is converted for the wallet too', () => {
    expect(parse({ PAYMENT_WALLET_METHOD_ID: '4000002' }).PAYMENT_WALLET_METHOD_ID).toBe(4_000_002)
  })
})

describe('invalid settings', () => {
  const wrong = {
    PAYMENT_API_KEY: '',
    PAYMENT_CARD_METHOD_ID: 'sk_secret_by_mistake',
    VITE_APP_URL: 'secret-by-mistake',
    VITE_AUTH_SECRET: 'too-short-secret',
  }

  it('are logged under one heading, then thrown', () => {
    expect(() => parse(wrong)).toThrow(invalid)
    expect(logged[0]).toBe(invalid)
  })

  it('are all logged, each with its reason', () => {
    expect(() => parse(wrong)).toThrow()
    const reasons = logged.slice(1).map((line) => line.trim())
    expect(reasons.map((line) => line.split(':')[0]).toSorted()).toEqual(Object.keys(wrong))
    for (const reason of reasons) expect(reason).toMatch(/^\w+: .{5,}/)
  })

  it('are logged without their values', () => {
    expect(() => parse(wrong)).toThrow()
    const text = logged.join('\n')
    for (const value of Object.values({ ...settings, ...wrong }).filter(Boolean)) {
      expect(text).not.toContain(value)
    }
  })
})

describe('in a browser', () => {
  it.each([
    'IDENTITY_ADMIN_PRIVATE_KEY',
    'PAYMENT_API_KEY',
    'PAYMENT_SECRET_KEY',
    'PAYMENT_CARD_METHOD_ID',
    'PAYMENT_WALLET_METHOD_ID',
    'PAYMENT_HMAC_SECRET',
    'DATABASE_URL',
    'VITE_UPLOAD_TOKEN',
    'VITE_AUTH_SECRET',
  ])('reading %s throws', (name) => {
    expect(() => Reflect.get(parse({}, false), name)).toThrow(`${name} is a server setting`)
  })

  it('reads the settings of the browser', () => {
    expect(parse({}, false).VITE_APP_URL).toBe('https://flowers.example')
  })
})

describe('optional settings', () => {
  it('have defaults for a live shop', () => {
    expect(parse()).toMatchObject({
      PAYMENT_API_URL: 'https://accept.paymob.com',
      PAYMENT_CHECKOUT_URL: 'https://accept.paymob.com/unifiedcheckout/',
      PAYMENT_HMAC_SECRET: undefined,
      DATABASE_URL: undefined,
      CASH_ON_DELIVERY_LIMIT: 3000,
      CASH_CONFIRMATION_MINUTES: 15,
      UNCONFIRMED_CASH_ORDERS_PER_HOUR: 6,
      ORDERS_PER_HOUR: 60,
      UNPAID_ORDERS_PER_NETWORK: 9,
      SIGN_IN_ATTEMPTS_PER_MINUTE: 10,
      PORT: 3000,
      TRUST_PROXY: false,
    })
  })

  it.each(['file:///srv/pictures', 's3+https://key:a%2Fb@files.example/pictures?region=eu-west-1'])(
    'accept the storage URL %s',
    (address) => {
      expect(parse({ STORAGE_URL: address }).STORAGE_URL).toBe(address)
    },
  )

  it.each([
    's3+https://files.example/pictures',
    's3+https://key@files.example/pictures',
    's3+https://key:secret@files.example/',
    's3+https://key:100%@files.example/pictures',
    'file://files.example/pictures',
    'files.example',
  ])('reject the storage URL %s', (address) => {
    expect(() => parse({ STORAGE_URL: address })).toThrow(invalid)
    expect(logged).toEqual([invalid, expect.stringMatching(/^ {2}STORAGE_URL: /)])
    expect(logged.join()).not.toContain(address)
  })

  it.each([
    'https://api.twilio.com',
    'https://account@api.twilio.com',
    'https://a:100%@api.example',
  ])('reject the SMS gateway %s', (address) => {
    expect(() => parse({ SMS_URL: address, SMS_FROM: 'Nawwar' })).toThrow(invalid)
    expect(logged).toEqual([invalid, expect.stringMatching(/^ {2}SMS_URL: /)])
  })

  it('reject an SMS gateway without a sender', () => {
    const gateway = { SMS_URL: 'https://account:token@api.twilio.com' }
    expect(() => parse(gateway)).toThrow(invalid)
    expect(parse({ ...gateway, SMS_FROM: 'Nawwar' }).SMS_URL).toBe(gateway.SMS_URL)
  })

  it.each([
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['PAYMENT_API_URL', 'accept.paymob.com'],
    ['SMTP_URL', 'localhost:25'],
    ['SHOP_PHONE', '02 5550 0100'],
    ['SHOP_WHATSAPP', '+20 2 <b>'],
    ['PORT', 'http'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['CASH_ON_DELIVERY_LIMIT', '-1'],
    ['CASH_CONFIRMATION_MINUTES', '4'],
    ['CASH_CONFIRMATION_MINUTES', '61'],
  ])('reject an invalid optional setting: %s=%s', (name, value) => {
    expect(() => parse({ [name]: value })).toThrow(invalid)
  })
})
