import { createServerFn } from '@tanstack/react-start'
import { currentSessionHolder } from './sessions/current-session.server.ts'

/** The signed-in person's uid, or null. Read before every route. */
export const getSession = createServerFn({ method: 'GET' }).handler(async () => {
  const holder = await currentSessionHolder()
  return holder?.uid ?? null
})
