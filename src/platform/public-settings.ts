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
