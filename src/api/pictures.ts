import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { shownPictures } from '#commerce/pictures/shown-pictures.server.ts'
import { issueUploadTicket } from '#commerce/pictures/upload-ticket.server.ts'
import { environment } from '#platform/environment.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const getShopPictures = createServerFn({ method: 'GET' }).handler(() =>
  shownPictures(shop.db, shop.now()),
)

/** The ticket that the browser sends with a file to `/api/uploads`. */
export const getUploadTicket = createServerFn({ method: 'POST' })
  .middleware([staff('pictures.upload')])
  .handler(({ context }) =>
    issueUploadTicket(environment.VITE_UPLOAD_TOKEN, context.user.id, shop.now()),
  )

export const shopPictureQueries = {
  all: () =>
    queryOptions({
      queryKey: ['pictures', 'shop'],
      queryFn: () => getShopPictures(),
      staleTime: 5 * 60_000,
    }),
}
