import { getRequest } from '@tanstack/react-start/server'

const read = new WeakSet<Request>()

/** Called by the first function middleware: the framework has then read the payload. */
export function markPayloadRead(): void {
  read.add(getRequest())
}

export function isPayloadRead(request: Request): boolean {
  return read.has(request)
}
