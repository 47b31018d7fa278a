import {
  copyWidths,
  pictureFile,
  pictureIdAt,
  pictureSources,
} from '#commerce/pictures/picture-address.ts'
import { isAuthorizedStaff } from '#identity/authorization/access-check.ts'
import { environment } from '../environment.server.ts'
import { shop } from '../services.server.ts'
import { isOrderOwner } from './current-order-owner.server.ts'
import { currentSessionHolder } from './current-session.server.ts'
import { privateHeaders } from './staff-visit.server.ts'

/** Whether the current request comes from staff or from the owner of an order. */
export async function mayOpenPicturesOf(orderId: string): Promise<boolean> {
  const holder = await currentSessionHolder()
  const isStaff = isAuthorizedStaff(holder, 'orders.read', environment.STAFF_TWO_FACTOR)
  return isStaff || (await isOrderOwner(orderId))
}

/** A photograph of a customer or recipient, with `?small` a copy; null: for this request it does not exist. */
export async function respondWithPicture(
  image: string | null,
  request: Request,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isSmall = new URL(request.url).searchParams.has('small')
  const content = image === null ? null : await shop.files.read(fileOf(image, isSmall))
  if (!content) return new Response('Not Found', { status: 404, headers: privateHeaders })
  return new Response(content, {
    headers: {
      ...privateHeaders,
      ...headers,
      'Content-Type': 'image/webp',
      'Content-Length': String(content.byteLength),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  })
}

/** The smaller copy exists only of pictures that are wider. */
function fileOf(image: string, isSmall: boolean): string {
  const id = pictureIdAt(image) ?? ''
  const [small] = copyWidths(pictureSources(image).width ?? 0)
  return pictureFile(id, 'webp', isSmall ? small : undefined)
}
