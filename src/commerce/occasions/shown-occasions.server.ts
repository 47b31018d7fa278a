import { cacheBriefly } from '../cache-briefly.server.ts'
import { onCatalogueChange } from '../catalogue/editing/catalogue-change.server.ts'
import { listOccasionProducts, listOccasions } from './occasion-store.server.ts'

export const shownOccasions = cacheBriefly(listOccasions, onCatalogueChange)

/** See `listOccasionProducts`. */
export const occasionProducts = cacheBriefly(listOccasionProducts, onCatalogueChange)
