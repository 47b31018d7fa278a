type Listener = () => void

const listeners = new Set<Listener>()

/** Calls a listener whenever the shop answers in this browser that nobody is signed in. Answers how to stop. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Passes an answer of the shop on, and tells when it says that nobody is signed in. */
export function noticeSessionEnd(response: Response): Response {
  if (response.status === 401) for (const tell of listeners) tell()
  return response
}
