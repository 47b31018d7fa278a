import { queryOptions } from '@tanstack/react-query'
import { getShopPictures } from './pictures.ts'

export const shopPictureQueries = {
  all: () =>
    queryOptions({
      queryKey: ['pictures', 'shop'],
      queryFn: () => getShopPictures(),
      staleTime: 5 * 60_000,
    }),
}
