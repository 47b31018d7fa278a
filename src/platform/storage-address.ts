import { fileURLToPath } from 'node:url'

/** Whether a URL is a valid storage: a local folder, or a bucket with key and secret. */
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
