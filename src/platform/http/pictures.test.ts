import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../../tests/support/memory-storage.ts'
import { createRecordingLog } from '../../../tests/support/recording-log.ts'
import { pictures } from './pictures.server.ts'

const hash = '0123456789abcdef0123456789abcdef'
const product = `/uploads/${hash}_500x625`
const order = `/uploads/order-${hash}_500x625`

const files = createMemoryStorage()
const middleware = pictures(files, createRecordingLog())
const ask = async (path: string) =>
  middleware(new Request(`http://shop.invalid${path}`), () => new Response('a page'))

async function kept(path: string) {
  const { status, headers } = await ask(path)
  return [status, headers.get('content-type'), headers.get('cache-control')]
}

it('does not serve a photograph of a claim', async () => {
  const name = `/uploads/claim-${hash}_500x625.webp`
  await files.write(name.slice(1), new Uint8Array([1]))
  expect(await kept(name)).toEqual([404, 'text/plain;charset=UTF-8', 'no-store'])
})

describe('the Cache-Control header of a picture', () => {
  it('allows any cache to store a product picture for ever', async () => {
    await files.write(`${product}.webp`.slice(1), new Uint8Array([1]))
    expect(await kept(`${product}.webp`)).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    expect(await kept(`${product}.avif`)).toEqual([200, 'image/webp', 'public, max-age=60'])
  })

  it('forbids storing a photo of an order, which is gone after deletion', async () => {
    const name = `${order}-400`
    await files.write(`${name}.webp`.slice(1), new Uint8Array([1]))
    const unkept = [200, 'image/webp', 'private, no-store']
    expect(await kept(`${name}.webp`)).toEqual(unkept)
    expect(await kept(`${name}.avif`)).toEqual(unkept)
    await files.write(`${name}.avif`.slice(1), new Uint8Array([1]))
    expect(await kept(`${name}.avif`)).toEqual([200, 'image/avif', 'private, no-store'])
    await files.remove(`${name}.webp`.slice(1))
    await files.remove(`${name}.avif`.slice(1))
    expect((await kept(`${name}.webp`))[0]).toBe(404)
    expect((await kept(`${name}.avif`))[0]).toBe(404)
  })
})
