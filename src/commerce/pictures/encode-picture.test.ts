import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { photograph } from '../../../tests/support/photographs.ts'
import { encodePicture } from './encode-picture.server.ts'

const outcomeOf = async (content: Uint8Array) => {
  const answer = await encodePicture(content)
  return answer.ok ? 'ok' : answer.refusal
}

describe('encodePicture', () => {
  it.each([
    [0, 10, 'broken-picture'],
    [100, 100, 'broken-picture'],
    [1, 101, 'too-narrow'],
    [1, 1_000_000, 'too-narrow'],
    [1_000_000, 1, 'too-narrow'],
    [10_000_000, 4, 'too-narrow'],
    [16_777_216, 3, 'too-many-pixels'],
    [1_000_001, 1_000_001, 'too-many-pixels'],
    [1, 2 ** 31 - 1, 'broken-picture'],
    [2 ** 32 - 1, 2 ** 32 - 1, 'broken-picture'],
  ])('rejects a PNG header of %i by %i before decoding', async (width, height, refusal) => {
    expect(await outcomeOf(pngHeader(width, height))).toBe(refusal)
  })

  it.each([
    [65_535, 65_535, 'broken-picture'],
    [0, 16, 'broken-picture'],
    [7_000, 7_000, 'broken-picture'],
  ])('rejects a JPEG header of %i by %i', async (width, height, refusal) => {
    const jpeg = Buffer.from(await photograph({ width: 16, format: 'jpeg' }))
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    jpeg.writeUInt16BE(height, frame + 5)
    jpeg.writeUInt16BE(width, frame + 7)
    expect(await outcomeOf(jpeg)).toBe(refusal)
  })
})

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'encodePicture accepts or rejects a damaged %s, and never throws',
  async (format) => {
    const whole = Buffer.from(await photograph({ width: 60, format }))
    const random = seeded(20_261_120)
    for (let round = 0; round < 60; round++) {
      const damaged = Buffer.from(whole)
      // Mostly near the beginning, where the headers are.
      for (let byte = 0; byte < 3; byte++) {
        damaged[Math.floor(random() ** 2 * damaged.length)] = Math.floor(random() * 256)
      }
      const end = random() < 0.2 ? Math.floor(random() * damaged.length) : damaged.length
      await expect(outcomeOf(damaged.subarray(0, end))).resolves.toBeTypeOf('string')
    }
  },
)

it('encodePicture makes all copies of the narrowest accepted picture', async () => {
  for (const [width, height] of [
    [1, 100],
    [100, 1],
    [65_500, 655],
  ] as const) {
    const create = { width, height, channels: 3, background: 'white' } as const
    expect(await outcomeOf(await sharp({ create }).png().toBuffer())).toBe('ok')
  }
})

/** A PNG with this size in its header and hardly any data. */
function pngHeader(width: number, height: number): Uint8Array {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  // Eight bits for each of red, green and blue.
  size.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
