/**
 * Settings of a shop under test. A parallel run needs its own TEST_FIRST_PORT, and with other sources its own
 * TEST_BUILD_FOLDER.
 */

const firstPort = Number(process.env.TEST_FIRST_PORT ?? 4400)

export const ports = { shop: firstPort, sandbox: firstPort + 10, smtp: firstPort + 25 }

export const addresses = {
  shop: `http://localhost:${ports.shop}`,
  sandbox: `http://localhost:${ports.sandbox}`,
}

export const buildFolder = process.env.TEST_BUILD_FOLDER ?? 'var/test-build'

/** Secrets, long enough that a match in a file is a leak and no coincidence. */
export const secrets = {
  IDENTITY_ADMIN_PRIVATE_KEY: 'test-identity-admin-private-key-8c1f5a0e',
  PAYMENT_API_KEY: 'test-payment-api-key-91b7d2c4',
  PAYMENT_SECRET_KEY: 'egy_sk_test_3f6a9c0d1e2b',
  GOOGLE_CLIENT_SECRET: 'test-google-client-secret-5d2e7b',
  VITE_UPLOAD_TOKEN: 'test-upload-token-6b0c4f91',
  VITE_AUTH_SECRET: 'test-auth-secret-which-seals-the-session-2a7e',
}

export function testSettings(dataFolder: string): Record<string, string> {
  return {
    ...secrets,
    VITE_APP_URL: addresses.shop,
    VITE_IDENTITY_API_KEY: 'test-identity-key',
    VITE_IDENTITY_AUTH_DOMAIN: 'localhost',
    VITE_IDENTITY_PROJECT_ID: 'flower-boutique-test',
    VITE_IDENTITY_STORAGE_BUCKET: 'flower-boutique-test',
    VITE_IDENTITY_MESSAGING_SENDER_ID: '100000000001',
    VITE_IDENTITY_APP_ID: 'flower-boutique-test-web',
    VITE_PAYMENT_PUBLIC_KEY: 'egy_pk_test_7d1c5b9a',
    PAYMENT_CARD_METHOD_ID: '4000001',
    PAYMENT_WALLET_METHOD_ID: '4000002',
    PAYMENT_API_URL: addresses.sandbox,
    PAYMENT_CHECKOUT_URL: `${addresses.sandbox}/unifiedcheckout/`,
    GOOGLE_ISSUER: `${addresses.sandbox}/google`,
    GOOGLE_CLIENT_ID: 'flower-boutique-test',
    // All tests have one IP address.
    SIGN_IN_ATTEMPTS_PER_MINUTE: '1000',
    ORDERS_PER_HOUR: '1000000',
    UNPAID_ORDERS_PER_NETWORK: '1000000',
    UNCONFIRMED_CASH_ORDERS_PER_HOUR: '1000000',
    SMTP_URL: `smtp://localhost:${ports.smtp}`,
    SMS_URL: `http://test:sandbox-sms-token@localhost:${ports.sandbox}`,
    SMS_FROM: 'Nawwar',
    SHOP_PHONE: '+20 2 5550 0100',
    SHOP_WHATSAPP: '+20 2 5550 0101',
    // Ignores the database and the bucket of the environment: tests start their own.
    DATABASE_URL: '',
    DATABASE_REPLICA_URL: '',
    STORAGE_URL: '',
    DATA_FOLDER: dataFolder,
    PORT: String(ports.shop),
    LOG_LEVEL: 'warn',
    // A machine that is busy with other tests is no overloaded shop.
    OVERLOAD_LAG_MS: '60000',
    // No test has to wait for a load balancer that it does not have.
    DRAIN_SECONDS: '0',
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_ORIGIN: addresses.sandbox,
    SANDBOX_SMTP_PORT: String(ports.smtp),
    SANDBOX_DATA: `${dataFolder}/sandbox.sqlite`,
  }
}
