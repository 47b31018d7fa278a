import { pictureTypeOf, signatureLength } from '#commerce/pictures/picture-type.ts'
import type { UploadResult } from '#commerce/pictures/receive-upload.server.ts'
import type { StoredPicture } from '#commerce/pictures/store-picture.server.ts'
import { maxUploadBytes } from '#commerce/pictures/upload-limit.ts'
import { getUploadTicket } from './pictures.ts'
import { uploadText } from './upload-picture.messages.ts'

type UploadOutcome = { ok: true; picture: StoredPicture } | { ok: false; reason: string }

interface UploadOptions {
  address?: '/api/uploads' | '/api/uploads?of=order'
  /** Requests the ticket of the upload; null if the server refuses one. */
  ticket?: () => Promise<string | null>
}

type Refused = Extract<UploadResult, { ok: false }>['refusal']

const reasons = {
  'too-large': 'tooLarge',
  'not-a-picture': 'notAPicture',
  'too-many-pixels': 'tooManyPixels',
  'too-narrow': 'tooNarrow',
  'broken-picture': 'broken',
  'being-removed': 'beingRemoved',
  'too-often': 'tooOften',
  'no-ticket': 'failed',
  'not-yours': 'failed',
  interrupted: 'failed',
} as const satisfies Record<Refused, string>

/** Uploads a picture to `/api/uploads`: of staff for the shop, unless the options name another ticket. */
export async function uploadPicture(
  file: File,
  onProgress: (part: number) => void,
  { address = '/api/uploads', ticket = getUploadTicket }: UploadOptions = {},
): Promise<UploadOutcome> {
  if (file.size > maxUploadBytes) return refused('too-large')
  try {
    const signature = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
    if (pictureTypeOf(signature) === null) return refused('not-a-picture')
    const issued = await ticket()
    if (issued === null) return refused('no-ticket')
    const result = await send(file, { address, ticket: issued, onProgress })
    return result.ok ? result : refused(result.refusal)
  } catch {
    return { ok: false, reason: uploadText('failed') }
  }
}

function refused(refusal: Refused): UploadOutcome {
  return { ok: false, reason: uploadText(reasons[refusal]) }
}

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function send(
  file: File,
  options: { address: string; ticket: string; onProgress: (part: number) => void },
): Promise<UploadResult> {
  const { address, ticket, onProgress } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Authorization', `Bearer ${ticket}`)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () =>
      request.response ? resolve(request.response) : reject(new Error('The upload failed.'))
    request.onerror = () => reject(new Error('The upload failed.'))
    request.onabort = () => reject(new Error('The upload failed.'))
    request.send(file)
  })
}
