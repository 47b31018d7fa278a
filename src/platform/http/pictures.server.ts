import type { ServerMiddleware } from 'srvx'
import type { Log } from '#commerce/log.ts'
import type { FileStorage } from '#commerce/pictures/file-storage.ts'
import { isPictureOfOrder } from '#commerce/pictures/picture-address.ts'
import { readJpeg } from '#commerce/pictures/read-jpeg.server.ts'

const form =
  /^\/(?<stem>uploads\/(?<id>(?:order-)?[0-9a-f]{32}_\d{1,5}x\d{1,5})(?:-\d{3,4})?)\.(?<format>webp|avif|jpg)$/

/** The name is a hash of the content, so a copy never expires. */
const forEver = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=60'
/** Photos of orders may show people or homes: after deletion no cache may have a copy. */
const never = 'private, no-store'
const unkept = { 'Cache-Control': 'no-store' }

/**
 * Serves uploaded pictures. While an AVIF copy does not exist yet, its path returns the WebP with a TTL of one minute,
 * so that pages need not know the progress.
 */
export function pictures(files: FileStorage, log: Log): ServerMiddleware {
  return async (request, next) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/uploads/')) return next()
    const { stem, id, format } = form.exec(pathname)?.groups ?? {}
    const isAsked = request.method === 'GET' || request.method === 'HEAD'
    if (!stem || !id || !format || !isAsked) return notFound()
    try {
      return (await findPicture(files, { stem, id, format })) ?? notFound()
    } catch (error) {
      log.error('storage did not respond', { error: String(error) })
      return new Response('Please try again.', {
        status: 503,
        headers: { ...unkept, 'Retry-After': '5' },
      })
    }
  }
}

async function findPicture(
  files: FileStorage,
  { stem, id, format }: { stem: string; id: string; format: string },
): Promise<Response | null> {
  const isOfOrder = isPictureOfOrder(`/${stem}`)
  const name = `${stem}.${format}`
  const content = await (format === 'jpg' ? readJpeg(files, id, name) : files.read(name))
  if (content) return picture(content, format, isOfOrder ? never : forEver)
  const instead = format === 'avif' ? await files.read(`${stem}.webp`) : null
  return instead && picture(instead, 'webp', isOfOrder ? never : forNow)
}

function picture(content: Uint8Array<ArrayBuffer>, format: string, cacheControl: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': `image/${format === 'jpg' ? 'jpeg' : format}`,
      'Content-Length': String(content.byteLength),
      'Cache-Control': cacheControl,
    },
  })
}

function notFound(): Response {
  return new Response('Not Found', { status: 404, headers: unkept })
}
