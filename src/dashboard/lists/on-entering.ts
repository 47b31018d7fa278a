import type { LoaderFnContext } from '@tanstack/react-router'

/**
 * Loads the data of a list when a user enters its page. A new filter loads inside the page instead, which shows the filter
 * at once and dims the earlier rows.
 */
export function onEntering(
  cause: LoaderFnContext['cause'],
  read: () => Promise<unknown>,
): Promise<unknown> | undefined {
  return cause === 'stay' ? undefined : read()
}
