import { getUploadTicket } from '#api/pictures.ts'
import { pictureTypeOf, tellingBytes } from '#commerce/pictures/picture-type.ts'
import type { UploadResult } from '#commerce/pictures/receive-upload.server.ts'
import type { StoredPicture } from '#commerce/pictures/store-picture.server.ts'
import { largestUpload } from '#commerce/pictures/upload-limit.ts'

export type Uploaded = { ok: true; picture: StoredPicture } | { ok: false; reason: string }

export type UploadAddress = '/api/uploads' | '/api/uploads?of=order'

const lost = 'It could not be brought in. Try again.'

const reasons: Record<Extract<UploadResult, { ok: false }>['refusal'], string> = {
  'no-ticket': lost,
  'not-yours': lost,
  interrupted: lost,
  'too-large': 'It is larger than 10 MB.',
  'not-a-picture': 'It is no JPEG, PNG, WebP or AVIF.',
  'too-many-pixels': 'It has more than 50 million pixels.',
  'too-narrow': 'It is more than 100 times as long as it is wide.',
  'broken-picture': 'It is broken.',
  'being-removed': 'The same picture is just being removed. Try again in a minute.',
}

/** Brings a file in, and tells how far it is, from 0 to 1. What cannot be a picture is not sent at all. */
export async function uploadPicture(
  file: File,
  onProgress: (part: number) => void,
  address: UploadAddress = '/api/uploads',
): Promise<Uploaded> {
  if (file.size > largestUpload) return refused('too-large')
  try {
    const beginning = new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer())
    if (pictureTypeOf(beginning) === null) return refused('not-a-picture')
    const answer = await send(file, { address, ticket: await getUploadTicket(), onProgress })
    return answer.ok ? answer : refused(answer.refusal)
  } catch {
    return { ok: false, reason: lost }
  }
}

function refused(refusal: keyof typeof reasons): Uploaded {
  return { ok: false, reason: reasons[refusal] ?? lost }
}

interface Sending {
  address: UploadAddress
  ticket: string
  onProgress: (part: number) => void
}

/** By hand, because `fetch` does not tell how much has been sent. */
function send(file: File, { address, ticket, onProgress }: Sending): Promise<UploadResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Authorization', `Bearer ${ticket}`)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () => (request.response ? resolve(request.response) : reject(new Error(lost)))
    request.onerror = () => reject(new Error(lost))
    request.onabort = () => reject(new Error(lost))
    request.send(file)
  })
}
