import { createServerFn } from '@tanstack/react-start'
import { shop } from '#platform/services.server.ts'
import { findShopPictures } from './shop-picture-store.server.ts'

export const getShopPictures = createServerFn({ method: 'GET' }).handler(() =>
  findShopPictures(shop.db),
)
