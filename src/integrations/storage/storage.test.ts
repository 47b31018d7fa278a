import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FileStorage } from '#commerce/pictures/file-storage.ts'
import { createMemoryStorage } from '../../../tests/support/memory-storage.ts'
import { type S3Server, startS3Server } from '../../../tests/support/s3-server.ts'
import { createDiskStorage } from './disk-storage.server.ts'
import { createS3Storage, parseS3Url } from './s3-storage.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-storage-'))
let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterEach(() => {
  server.busy = 0
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const bytes = (text: string) => new Uint8Array(Buffer.from(text))

describe.each<[string, () => FileStorage]>([
  ['a folder', () => createDiskStorage(folder)],
  ['a bucket', () => createS3Storage(parseS3Url(server.url))],
  ['the memory storage of tests', createMemoryStorage],
])('a file in %s', (_where, open) => {
  it('returns a stored file unchanged', async () => {
    const files = open()
    await files.write('uploads/a.webp', bytes('roses'))
    expect(await files.has('uploads/a.webp')).toBe(true)
    expect(await files.read('uploads/a.webp')).toEqual(bytes('roses'))
  })

  it('removes a file, and ignores a second removal', async () => {
    const files = open()
    await files.write('uploads/b.webp', bytes('tulips'))
    await files.remove('uploads/b.webp')
    await files.remove('uploads/b.webp')
    expect(await files.has('uploads/b.webp')).toBe(false)
    expect(await files.read('uploads/b.webp')).toBeNull()
  })

  it('overwrites a file', async () => {
    const files = open()
    await files.write('uploads/c.webp', bytes('lilies'))
    await files.write('uploads/c.webp', bytes('lilies'))
    expect(await files.read('uploads/c.webp')).toEqual(bytes('lilies'))
  })
})

it('leaves no partial file in the folder', async () => {
  await createDiskStorage(folder).write('whole/d.webp', bytes('x'))
  expect(readdirSync(join(folder, 'whole'))).toEqual(['d.webp'])
})

describe('removing drafts', () => {
  const now = Date.UTC(2026, 10, 20, 10)
  const day = 24 * 60 * 60_000
  const writeAt = (name: string, time: number) => {
    const path = join(folder, 'drafts', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'x')
    utimesSync(path, new Date(time), new Date(time))
  }

  it('removes older drafts, and no stored file', async () => {
    const draft = (name: string) => `uploads/${name}.webp.${crypto.randomUUID()}.part`
    const underWay = draft('under-way')
    for (const name of [draft('a'), draft('b'), '.part']) writeAt(name, now - day - 1)
    writeAt(underWay, now - day)
    writeAt('uploads/whole.webp', now - 300 * day)
    const files = createDiskStorage(join(folder, 'drafts'))
    expect(await files.removeDrafts(now - day)).toBe(3)
    const left = readdirSync(join(folder, 'drafts'), { recursive: true }).map(String)
    expect(left.toSorted()).toEqual(['uploads', underWay, 'uploads/whole.webp'].toSorted())
    expect(await files.removeDrafts(now - day)).toBe(0)
  })

  it('skips a draft that is being written', async () => {
    const files = createDiskStorage(join(folder, 'busy'))
    const stored = files.write('uploads/h.webp', new Uint8Array(5_000_000))
    const removed = files.removeDrafts(Date.now() - day)
    await stored
    expect(await removed).toBe(0)
    expect(await files.has('uploads/h.webp')).toBe(true)
  })

  it('finds none without a folder, nor in a bucket', async () => {
    expect(await createDiskStorage(join(folder, 'nowhere')).removeDrafts(now)).toBe(0)
    const asked = server.files.size
    expect(await createS3Storage(parseS3Url(server.url)).removeDrafts(now)).toBe(0)
    expect(server.files.size).toBe(asked)
  })
})

it('rejects a name that leads out of the folder', async () => {
  await expect(createDiskStorage(folder).read('../secret')).rejects.toThrow(
    'must not lead out of the folder',
  )
})

describe('a bucket', () => {
  it('rejects another secret', async () => {
    const bucket = { ...parseS3Url(server.url), secretAccessKey: 'guessed' }
    await expect(createS3Storage(bucket).write('uploads/e.webp', bytes('x'))).rejects.toThrow('403')
    expect([...server.files.keys()]).not.toContain('/pictures/uploads/e.webp')
  })

  it('is retried when busy', async () => {
    server.busy = 2
    const files = createS3Storage(parseS3Url(server.url))
    await files.write('uploads/f.webp', bytes('x'))
    expect(await files.has('uploads/f.webp')).toBe(true)
  })

  it('throws when it does not exist', async () => {
    const bucket = parseS3Url(server.url.replace('/pictures', '/nowhere'))
    await expect(createS3Storage(bucket).write('uploads/g.webp', bytes('x'))).rejects.toThrow(
      'bucket',
    )
  })

  it('is opened at the configured address', () => {
    const bucket = parseS3Url('s3+https://key:a%2Fb@files.example/pictures/?region=eu-west-1')
    expect(bucket).toEqual({
      accessKeyId: 'key',
      secretAccessKey: 'a/b',
      region: 'eu-west-1',
      bucketUrl: 'https://files.example/pictures',
    })
  })
})
