import { createServerFn } from '@tanstack/react-start'
import { staff } from '#identity/authorization/guards.ts'
import { environment } from '#platform/environment.server.ts'
import { shop } from '#platform/services.server.ts'
import { issueUploadTicket } from './upload-ticket.server.ts'

/** What a member of staff shows with the file that they bring to `/api/uploads`. */
export const getUploadTicket = createServerFn({ method: 'POST' })
  .middleware([staff('pictures.upload')])
  .handler(({ context }) =>
    issueUploadTicket(environment.VITE_UPLOAD_TOKEN, context.user.id, shop.now()),
  )
