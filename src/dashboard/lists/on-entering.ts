import type { LoaderFnContext } from '@tanstack/react-router'

/**
 * Loads the data of a list when a user enters its page. A new filter loads inside the page instead: waiting for a slow
 * response, the router would replace the page with a spinner, and the filters with it.
 */
export function onEntering(
  cause: LoaderFnContext['cause'],
  read: () => Promise<unknown>,
): Promise<unknown> | undefined {
  return cause === 'stay' ? undefined : read()
}
