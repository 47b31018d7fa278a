import { createChanges } from '../../change-listeners.server.ts'

const changes = createChanges()

/** Adds a listener for committed changes of content pages by this process; caches invalidate on it. */
export const onContentChange = changes.listen

/** Runs a change of content pages in a transaction. Every change goes through it. */
export const changeContent = changes.make
