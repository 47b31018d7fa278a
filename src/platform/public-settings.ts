import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/** The settings of the browser, fixed at build time. */
export const publicSettings = {
  VITE_APP_URL: z.url({ protocol: /^https?$/ }),
  VITE_IDENTITY_PROVIDER: z._default(z.enum(['embedded', 'firebase']), 'embedded'),
  /** The official emulator of Firebase Authentication. */
  VITE_IDENTITY_EMULATOR: z.optional(z.url({ protocol: /^https?$/ })),
  VITE_IDENTITY_API_KEY: text,
  VITE_IDENTITY_AUTH_DOMAIN: text,
  VITE_IDENTITY_PROJECT_ID: text,
  VITE_IDENTITY_STORAGE_BUCKET: text,
  VITE_IDENTITY_MESSAGING_SENDER_ID: text,
  VITE_IDENTITY_APP_ID: text,
  VITE_PAYMENT_PUBLIC_KEY: text,
}

export function refuseServerSetting(name: string): never {
  throw new Error(`${name} is a server setting and cannot be read in the browser.`)
}

/** The library refuses names without the public prefix only, and two secrets have it. */
export function onlyPublic<T extends object>(settings: T): T {
  return new Proxy(settings, {
    get(target, name) {
      const isSetting = typeof name === 'string' && /^[A-Z][A-Z\d_]+$/.test(name)
      if (isSetting && !Object.hasOwn(publicSettings, name)) refuseServerSetting(name)
      return Reflect.get(target, name)
    },
  })
}
