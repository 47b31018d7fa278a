import { pictureTypeOf, signatureLength } from '#commerce/pictures/picture-type.ts'
import type { UploadResult } from '#commerce/pictures/receive-upload.server.ts'
import type { StoredPicture } from '#commerce/pictures/store-picture.server.ts'
import { maxUploadBytes } from '#commerce/pictures/upload-limit.ts'
import { getUploadTicket } from './pictures.ts'
import { uploadText } from './upload-picture.messages.ts'

type UploadOutcome =
  | { ok: true; picture: StoredPicture }
  /** `isUnusable`: another attempt with the same file fails again. */
  | { ok: false; reason: string; isUnusable: boolean }

interface UploadOptions {
  address?: '/api/uploads' | '/api/uploads?of=order'
  /** Requests the ticket of the upload; null if the server refuses one. */
  ticket?: () => Promise<string | null>
  /** Without it, an upload lasts as long as the connection. */
  timeoutMs?: number
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

const unusable: readonly Refused[] = [
  'too-large',
  'not-a-picture',
  'too-many-pixels',
  'too-narrow',
  'broken-picture',
]

/** Uploads a picture to `/api/uploads`: of staff for the shop, unless the options name another ticket. */
export async function uploadPicture(
  file: File,
  onProgress: (part: number) => void,
  { address = '/api/uploads', ticket = getUploadTicket, timeoutMs = 0 }: UploadOptions = {},
): Promise<UploadOutcome> {
  if (file.size > maxUploadBytes) return refused('too-large')
  try {
    const signature = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
    if (pictureTypeOf(signature) === null) return refused('not-a-picture')
    const issued = await ticket()
    if (issued === null) return refused('no-ticket')
    const result = await send(file, { address, ticket: issued, timeoutMs, onProgress })
    return result.ok ? result : refused(result.refusal)
  } catch {
    return { ok: false, reason: uploadText('failed'), isUnusable: false }
  }
}

function refused(refusal: Refused): UploadOutcome {
  const isUnusable = unusable.includes(refusal)
  return { ok: false, reason: uploadText(reasons[refusal]), isUnusable }
}

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function send(
  file: File,
  options: Required<Pick<UploadOptions, 'address' | 'timeoutMs'>> & {
    ticket: string
    onProgress: (part: number) => void
  },
): Promise<UploadResult> {
  const { address, ticket, timeoutMs, onProgress } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Authorization', `Bearer ${ticket}`)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.responseType = 'json'
    request.timeout = timeoutMs
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () =>
      request.response ? resolve(request.response) : reject(new Error('The upload failed.'))
    request.onerror = () => reject(new Error('The upload failed.'))
    request.ontimeout = () => reject(new Error('The upload took too long.'))
    request.onabort = () => reject(new Error('The upload failed.'))
    request.send(file)
  })
}
