import { scryptSync } from 'node:crypto'

/** URL of the worker's module, in the sources and in the build. */
export const hashWorkerUrl = import.meta.url

export interface KeyRequest {
  password: string
  salt: string
}

// The parameters of better-auth, with which the stored hashes were created.
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

/** Runs in a worker thread. Synchronous, because the asynchronous scrypt uses libuv's thread pool from every thread. */
export function deriveKey({ password, salt }: KeyRequest): string {
  return scryptSync(password.normalize('NFKC'), salt, 64, cost).toString('hex')
}
