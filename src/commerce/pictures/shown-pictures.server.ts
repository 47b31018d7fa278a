import { onCatalogueChange } from '../catalogue/editing/catalogue-change.server.ts'
import { rememberBriefly } from '../remember-briefly.server.ts'
import { findShopPictures } from './shop-picture-store.server.ts'

/** The hero pictures of the home page, cached briefly. */
export const shownPictures = rememberBriefly(findShopPictures, onCatalogueChange)
