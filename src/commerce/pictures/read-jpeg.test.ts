import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryStorage, type MemoryStorage } from '../../../tests/support/memory-storage.ts'
import { encodePicture } from './encode-picture.server.ts'
import { jpegFiles, pictureFile } from './picture-address.ts'
import { readJpeg } from './read-jpeg.server.ts'

describe('readJpeg', () => {
  let files: MemoryStorage
  let id: string
  let name: string

  beforeEach(async () => {
    files = createMemoryStorage()
    const size = { width: 500, height: 400, channels: 4 } as const
    const original = sharp({ create: { ...size, background: { r: 200, g: 0, b: 0, alpha: 0 } } })
    const encoded = await encodePicture(await original.png().toBuffer())
    if (!encoded.ok) throw new Error(encoded.refusal)
    for (const file of encoded.picture.files) await files.write(file.name, file.content)
    id = encoded.picture.id
    name = pictureFile(id, 'jpg', 400)
  })

  it('makes the copy once, for requests of the same time too', async () => {
    let writes = 0
    const counted = {
      ...files,
      write: (file: string, content: Uint8Array) => {
        writes += 1
        return files.write(file, content)
      },
    }
    const copies = await Promise.all([1, 2, 3].map(() => readJpeg(counted, id, name)))
    copies.push(await readJpeg(counted, id, name))
    expect(writes).toBe(1)
    for (const copy of copies) {
      expect(await sharp(copy ?? undefined).metadata()).toMatchObject({
        format: 'jpeg',
        width: 400,
      })
    }
  })

  it('paints transparent parts white', async () => {
    const copy = await readJpeg(files, id, name)
    const { channels } = await sharp(copy ?? undefined).stats()
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
  })

  it('makes no other size, and no copy of a missing picture', async () => {
    expect(await readJpeg(files, id, pictureFile(id, 'jpg', 800))).toBeNull()
    const missing = id.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    for (const file of jpegFiles(missing)) expect(await readJpeg(files, missing, file)).toBeNull()
    expect([...files.kept.keys()].filter((file) => file.endsWith('.jpg'))).toEqual([])
  })

  it('does not fail on a broken picture or a full disk', async () => {
    files.failing = true
    expect(await readJpeg(files, id, name)).not.toBeNull()
    files.failing = false
    await files.write(pictureFile(id, 'webp', 400), new Uint8Array([1]))
    expect(await readJpeg(files, id, name)).toBeNull()
  })

  it('keeps no copy of a picture that a sweep removes meanwhile', async () => {
    const swept = {
      ...files,
      write: async (file: string, content: Uint8Array) => {
        await files.remove(pictureFile(id, 'webp', 400))
        await files.write(file, content)
      },
    }
    expect(await readJpeg(swept, id, name)).toBeNull()
    expect(files.kept.has(name)).toBe(false)
  })
})
