import { fileURLToPath } from 'node:url'

/** Whether files could be kept there: a folder of this machine, or a bucket with the key and the secret that open it. */
export function isStorageAddress(address: string): boolean {
  try {
    const url = new URL(address)
    if (url.protocol === 'file:') return fileURLToPath(url) !== ''
    const key = decodeURIComponent(url.username)
    const secret = decodeURIComponent(url.password)
    return key !== '' && secret !== '' && /^\/[^/]/.test(url.pathname)
  } catch {
    return false
  }
}
