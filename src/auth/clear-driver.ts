import { wasUsedByDriver } from '#platform/driver-mark.ts'

/**
 * Removes the stored data of recipients at each sign-in and sign-out, because a phone may pass to another driver. The
 * code loads only in a browser that a driver has used.
 */
export async function clearDriver(): Promise<void> {
  if (!wasUsedByDriver()) return
  const { clearDriverDevice } = await import('#platform/driver-device.ts')
  await clearDriverDevice()
}
