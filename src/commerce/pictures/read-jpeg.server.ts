import type { FileStorage } from './file-storage.ts'
import { openSharp } from './open-sharp.server.ts'
import { jpegFiles } from './picture-address.ts'
import { createSerialQueue } from './serial-queue.ts'

const jpeg = { quality: 82 }

// One at a time, as uploads: the other cores serve requests.
const inTurn = createSerialQueue()

/**
 * A JPEG copy of a stored picture, for mail clients and documents. The first request makes and stores it, so that no
 * picture is encoded twice. Null for other names, and without a readable picture.
 */
export async function readJpeg(
  files: FileStorage,
  id: string,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!jpegFiles(id).includes(name)) return null
  const stored = await files.read(name)
  if (stored) return stored
  const source = name.replace(/jpg$/, 'webp')
  const picture = await files.read(source)
  if (!picture) return null
  return inTurn(async () => (await files.read(name)) ?? makeJpeg(files, { picture, source, name }))
}

async function makeJpeg(
  files: FileStorage,
  { picture, source, name }: { picture: Uint8Array; source: string; name: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const content = await encode(picture)
  if (!content) return null
  try {
    await files.write(name, content)
  } catch {
    // A full disk stops neither a document nor the picture of an email.
    return content
  }
  // A sweep removes the WebP first: if it did so meanwhile, it may have passed the JPEG.
  if (await files.has(source)) return content
  await files.remove(name)
  return null
}

async function encode(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const sharp = await openSharp()
  try {
    const encoded = sharp(picture).flatten({ background: '#fff' }).jpeg(jpeg)
    return new Uint8Array(await encoded.toBuffer())
  } catch {
    return null
  }
}
