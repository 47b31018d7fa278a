import type { Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { createTurns } from './in-turn.ts'
import { type StorePictureResult, storePicture } from './store-picture.server.ts'
import { readUploadBody } from './upload-body.server.ts'
import { largestUpload } from './upload-limit.ts'
import { readUploadTicket } from './upload-ticket.server.ts'

export type UploadResult =
  | StorePictureResult
  | Refusal<'no-ticket' | 'not-yours' | 'too-large' | 'interrupted'>

interface UploadGate {
  /** What tickets are signed with. */
  secret: string
  /** Whoever sends the request and may bring pictures. Asked only after the ticket. */
  uploader: () => Promise<string | null>
}

/** A picture unpacked takes up to two hundred megabytes: one at a time. */
const inTurn = createTurns()

/**
 * `POST /api/uploads` with a ticket and a file as its body, and `?of=order` for a photograph of an order. The answer is
 * JSON, and its status says the same.
 */
export async function receiveUpload(
  shop: ShopContext,
  request: Request,
  gate: UploadGate,
): Promise<Response> {
  const answer = await receive(shop, request, gate)
  return Response.json(answer, {
    status: answer.ok ? 201 : statuses[answer.refusal],
    headers: { 'Cache-Control': 'no-store' },
  })
}

async function receive(
  shop: ShopContext,
  request: Request,
  { secret, uploader }: UploadGate,
): Promise<UploadResult> {
  const ticket = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  const uid = await readUploadTicket(secret, ticket, shop.now())
  if (uid === null) return { ok: false, refusal: 'no-ticket' }
  // A ticket alone is not enough: it may have been found, or its owner may be suspended by now.
  if ((await uploader()) !== uid) return { ok: false, refusal: 'not-yours' }
  const body = await readUploadBody(request, largestUpload)
  if (!body.ok) return body
  const isOfOrder = new URL(request.url).searchParams.get('of') === 'order'
  return inTurn(() => storePicture(shop, body.content, { createdBy: uid, isOfOrder }))
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
}
