import { createFileRoute } from '@tanstack/react-router'
import { receiveUpload } from '#commerce/pictures/receive-upload.server.ts'
import { may } from '#commerce/staff/permissions.ts'
import { currentSessionHolder } from '#identity/current-session.server.ts'
import { environment } from '#platform/environment.server.ts'
import { shop } from '#platform/services.server.ts'

/** Where pictures are brought in: with a ticket, by the person it was given to. */
export const Route = createFileRoute('/api/uploads')({
  server: {
    handlers: {
      POST: ({ request }) =>
        receiveUpload(shop, request, { secret: environment.VITE_UPLOAD_TOKEN, uploader }),
    },
  },
})

async function uploader(): Promise<string | null> {
  const user = (await currentSessionHolder())?.user
  return user && !user.suspended && may(user.role, 'pictures.upload') ? user.id : null
}
