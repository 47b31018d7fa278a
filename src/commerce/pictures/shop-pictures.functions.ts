import { createServerFn } from '@tanstack/react-start'
import { shop } from '#platform/services.server.ts'
import { shownPictures } from './shown-pictures.server.ts'

export const getShopPictures = createServerFn({ method: 'GET' }).handler(() =>
  shownPictures(shop.db, shop.now()),
)
