import { createChanges } from '../../change-listeners.server.ts'

const changes = createChanges()

/** Adds a listener for committed changes of products and categories by this process; caches invalidate on it. */
export const onCatalogueChange = changes.listen

/** Runs a change of products or categories in a transaction. Every change goes through it. */
export const changeCatalogue = changes.make
