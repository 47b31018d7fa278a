import { getRequest } from '@tanstack/react-start/server'

const read = new WeakSet<Request>()

/** Said by the first of ours that runs once the framework has read a call's message. */
export function callWasRead(): void {
  read.add(getRequest())
}

export function isRead(request: Request): boolean {
  return read.has(request)
}
