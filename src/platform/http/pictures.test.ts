import { describe, expect, it } from 'vitest'
import { buildOrderEmail } from '#commerce/emails/order-emails.ts'
import { encodePicture } from '#commerce/pictures/encode-picture.server.ts'
import { pictureAddress } from '#commerce/pictures/picture-address.ts'
import { noPhones } from '#commerce/shop-phones.ts'
import { renderEmail } from '#integrations/mail/render-email.server.ts'
import { createMemoryStorage } from '../../../tests/support/memory-storage.ts'
import { photograph } from '../../../tests/support/photographs.ts'
import { createRecordingLog } from '../../../tests/support/recording-log.ts'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import { pictures } from './pictures.server.ts'
import { securityHeaders } from './security-headers.ts'

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
  const missing = [404, 'text/plain;charset=UTF-8', 'no-store']
  expect(await kept(name)).toEqual(missing)
  expect(await kept(name.replace('.webp', '.jpg'))).toEqual(missing)
})

it('serves every picture of an email as JPEG, to other origins too', async () => {
  const stored = await encodePicture(await photograph({ width: 1300, height: 1600 }))
  if (!stored.ok) throw new Error(stored.refusal)
  for (const { name, content } of stored.picture.files) await files.write(name, content)
  const address = pictureAddress(stored.picture.id)
  const lines = sampleOrder().lines.map((line) => ({ ...line, image: address }))
  const facts = {
    trigger: 'confirmed',
    amount: 0,
    method: 'card',
    photo: null,
    link: '/o/1',
    isAddressProved: true,
  } as const
  const email = buildOrderEmail(sampleOrder({ lines }), { ...facts, phones: noPhones })
  const { html } = renderEmail(email, 'http://shop.invalid', noPhones)
  const tags = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
  const uploads = tags.filter((tag) => tag.includes('/uploads/'))
  expect(uploads.length).toBeGreaterThanOrEqual(2)
  for (const tag of uploads) {
    expect(tag).toMatch(/alt="[^"]+"/)
    const { pathname } = new URL(/src="([^"]*)"/.exec(tag)?.[1] ?? '')
    const [status, type, cacheControl] = await kept(pathname)
    expect([status, type]).toEqual([200, 'image/jpeg'])
    expect(cacheControl).toContain('immutable')
    expect(securityHeaders(pathname, true)['Cross-Origin-Resource-Policy']).toBe('cross-origin')
  }
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
