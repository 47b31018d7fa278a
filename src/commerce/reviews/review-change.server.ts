import { createChanges } from '../change-listeners.server.ts'

const changes = createChanges()

/** Adds a listener for committed changes of reviews by this process; caches of pages invalidate on it. */
export const onReviewChange = changes.listen

/** Runs a change of reviews in a transaction. Every change goes through it. */
export const changeReviews = changes.make
