import { getRequest } from '@tanstack/react-start/server'

const read = new WeakSet<Request>()

/** Called by the first function middleware: the framework has then read the payload. */
export function callWasRead(): void {
  read.add(getRequest())
}

export function isRead(request: Request): boolean {
  return read.has(request)
}
