import { createChanges } from '../../change-listeners.server.ts'

const changes = createChanges()

/** Tells after every change of a product or category of this process that was made good: for whoever keeps pages. */
export const onCatalogueChange = changes.listen

/** The one way in which products and categories are changed. */
export const changeCatalogue = changes.make
