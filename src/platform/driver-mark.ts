import { deviceStorage } from './browser-storage.ts'

const name = 'boutique-driver-device'

/** Whether the driver's page has stored anything in this browser: for customers, clearing would create the storage. */
export function wasUsedByDriver(): boolean {
  return deviceStorage.read(name) !== null
}

export function markUsedByDriver(): void {
  deviceStorage.write(name, '1')
}
