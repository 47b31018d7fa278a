import { maskFailure, requestId } from './failures.server.ts'
import { log } from './services.server.ts'

/** Runs the work of a server function: a failure is logged and returns null. */
export async function reportedOrNull<T>(
  serverFunction: string,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    maskFailure(error, { serverFunction, reference: requestId(), log })
    return null
  }
}
