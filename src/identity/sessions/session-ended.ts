type Listener = () => void

const listeners = new Set<Listener>()

/** Calls a listener when a response says that the session has ended. Returns a function that unsubscribes. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the response, and calls the listeners if it says that the session has ended. */
export function detectSessionEnd(response: Response): Response {
  if (response.status === 401) for (const listener of listeners) listener()
  return response
}
