import { wasUsedByDriver } from '#platform/driver-mark.ts'

/**
 * Removes what the driver's page has stored of recipients, at each sign-in and sign-out: the phone may change hands. The
 * code loads only in a browser that a driver has used.
 */
export async function clearDriver(): Promise<void> {
  if (!wasUsedByDriver()) return
  const { clearDriverDevice } = await import('#platform/driver-device.ts')
  await clearDriverDevice()
}
