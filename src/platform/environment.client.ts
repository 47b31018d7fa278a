import { createEnv } from '@t3-oss/env-core'
import { onlyPublic, publicSettings, refuseServerSetting } from './public-settings.ts'
import { reportInvalidSettings } from './report-invalid-settings.ts'

// Each is named literally, so that the build inlines these and no others.
const settings = createEnv({
  clientPrefix: 'VITE_',
  client: publicSettings,
  runtimeEnvStrict: {
    VITE_APP_URL: import.meta.env.VITE_APP_URL,
    VITE_IDENTITY_PROVIDER: import.meta.env.VITE_IDENTITY_PROVIDER,
    VITE_IDENTITY_EMULATOR: import.meta.env.VITE_IDENTITY_EMULATOR,
    VITE_IDENTITY_API_KEY: import.meta.env.VITE_IDENTITY_API_KEY,
    VITE_IDENTITY_AUTH_DOMAIN: import.meta.env.VITE_IDENTITY_AUTH_DOMAIN,
    VITE_IDENTITY_PROJECT_ID: import.meta.env.VITE_IDENTITY_PROJECT_ID,
    VITE_IDENTITY_STORAGE_BUCKET: import.meta.env.VITE_IDENTITY_STORAGE_BUCKET,
    VITE_IDENTITY_MESSAGING_SENDER_ID: import.meta.env.VITE_IDENTITY_MESSAGING_SENDER_ID,
    VITE_IDENTITY_APP_ID: import.meta.env.VITE_IDENTITY_APP_ID,
    VITE_PAYMENT_PUBLIC_KEY: import.meta.env.VITE_PAYMENT_PUBLIC_KEY,
  },
  emptyStringAsUndefined: true,
  onValidationError: reportInvalidSettings,
  onInvalidAccess: refuseServerSetting,
})

/** The browser's settings. Reading any other setting throws. */
export const environment = onlyPublic(settings)
