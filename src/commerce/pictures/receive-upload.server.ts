import { orderOfClaimUpload } from '../claims/claim-photos.server.ts'
import { isDriverUpload } from '../drivers/delivery-photo.server.ts'
import { createGrowingBuffer } from '../growing-buffer.server.ts'
import { orderOfThanksUpload } from '../orders/recipient-page/thanks-photo.server.ts'
import type { Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { createSerialQueue } from './serial-queue.ts'
import { type StorePictureResult, storePicture } from './store-picture.server.ts'
import { maxUploadBytes } from './upload-limit.ts'
import { readUploadTicket } from './upload-ticket.server.ts'

export type UploadResult =
  | StorePictureResult
  | Refusal<'no-ticket' | 'not-yours' | 'too-large' | 'interrupted'>
  | Refusal<'too-often', { seconds: number }>

interface UploadAuthorization {
  secret: string
  /**
   * The subject as which the request may upload: the user's id, or that of a claim if the user owns its order. Called
   * only after the ticket was verified.
   */
  uploader: (subject: string) => Promise<string | null>
  /** Applies the rate limits of a subject's uploads. Returns null, or the seconds to wait. */
  limit?: (subject: string) => Promise<number | null>
  /** Called when the upload is allowed, before its body is read. */
  onAllowed?: () => void
}

/** A decoded picture takes up to 200 MB, so encode one at a time. */
const enqueue = createSerialQueue()

/**
 * `POST /api/uploads` with a ticket and a file as the body; `?of=order` for a photograph of an order. The ticket alone
 * decides that a picture belongs to a claim, a delivery or thanks: customers and drivers cannot upload public ones.
 * Returns JSON.
 */
export async function receiveUpload(
  shop: ShopContext,
  request: Request,
  authorization: UploadAuthorization,
): Promise<Response> {
  const result = await receive(shop, request, authorization)
  return Response.json(result, {
    status: result.ok ? 201 : statuses[result.refusal],
    headers: { 'Cache-Control': 'no-store' },
  })
}

async function receive(
  shop: ShopContext,
  request: Request,
  { secret, uploader, limit, onAllowed }: UploadAuthorization,
): Promise<UploadResult> {
  const ticket = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  const subject = await readUploadTicket(secret, ticket, shop.now())
  if (subject === null) return { ok: false, refusal: 'no-ticket' }
  // A ticket alone is not enough: it may be stolen, or its owner suspended since.
  if ((await uploader(subject)) !== subject) return { ok: false, refusal: 'not-yours' }
  const seconds = (await limit?.(subject)) ?? null
  if (seconds !== null) return { ok: false, refusal: 'too-often', seconds }
  onAllowed?.()
  const body = await readUploadBody(request, maxUploadBytes)
  if (!body.ok) return body
  const isOfOrder =
    isDriverUpload(subject) || new URL(request.url).searchParams.get('of') === 'order'
  const isOfCustomer = (orderOfClaimUpload(subject) ?? orderOfThanksUpload(subject)) !== null
  const kind = isOfCustomer ? 'claim' : isOfOrder ? 'order' : 'shop'
  return enqueue(() => storePicture(shop, body.content, { createdBy: subject, kind }))
}

const statuses: Record<Extract<UploadResult, { ok: false }>['refusal'], number> = {
  'no-ticket': 401,
  'not-yours': 403,
  interrupted: 400,
  'too-large': 413,
  'not-a-picture': 415,
  'too-many-pixels': 422,
  'too-narrow': 422,
  'broken-picture': 422,
  'being-removed': 409,
  'too-often': 429,
}

type UploadBody =
  | { ok: true; content: Uint8Array }
  | { ok: false; refusal: 'too-large' | 'interrupted' }

/** Reads the body as a stream, and stops at the limit even if Content-Length is wrong. */
async function readUploadBody(request: Request, limit: number): Promise<UploadBody> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    return { ok: false, refusal: 'too-large' }
  }
  const content = createGrowingBuffer()
  try {
    for await (const part of request.body ?? []) {
      content.append(part)
      if (content.size() > limit) return { ok: false, refusal: 'too-large' }
    }
  } catch {
    return { ok: false, refusal: 'interrupted' }
  }
  return { ok: true, content: new Uint8Array(content.content()) }
}
