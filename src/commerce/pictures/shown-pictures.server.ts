import { cacheBriefly } from '../cache-briefly.server.ts'
import { onCatalogueChange } from '../catalogue/editing/catalogue-change.server.ts'
import { findShopPictures } from './shop-picture-store.server.ts'

export const shownPictures = cacheBriefly(findShopPictures, onCatalogueChange)
