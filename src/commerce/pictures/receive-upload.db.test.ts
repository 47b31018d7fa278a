import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { photograph } from '../../../tests/support/photographs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { receiveUpload } from './receive-upload.server.ts'
import { largestUpload } from './upload-limit.ts'
import { issueUploadTicket } from './upload-ticket.server.ts'

const secret = 'the token of the upload service'

describeUseCase('a file that is brought in', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    await open().db.deleteFrom('uploads').execute()
    shop = await openTestShop(open())
  })

  interface Wish {
    ticket?: string
    uid?: string | null
    body?: BodyInit
    headers?: Record<string, string>
    query?: string
  }

  async function bring({ ticket, uid = 'seller', body, headers = {}, query = '' }: Wish) {
    const shown = ticket ?? (await issueUploadTicket(secret, 'seller', shop.now()))
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: body ?? (await photograph()),
      headers: { authorization: `Bearer ${shown}`, ...headers },
      duplex: 'half',
    }
    const request = new Request(`http://localhost/api/uploads${query}`, init)
    const response = await receiveUpload(shop, request, { secret, uploader: async () => uid })
    return { status: response.status, answer: await response.json() }
  }
  const notes = () => shop.db.selectFrom('uploads').selectAll().execute()

  it('is kept, and its bringer noted', async () => {
    const { status, answer } = await bring({})
    expect(status).toBe(201)
    expect(answer).toMatchObject({ ok: true, picture: { width: 420, height: 525 } })
    expect(await notes()).toMatchObject([{ createdBy: 'seller' }])
  })

  it('says in its address when it is a photograph of an order, though the same was brought otherwise', async () => {
    const body = await photograph()
    const first = await bring({ body })
    const second = await bring({ body, query: '?of=order' })
    const name = (start: string) => expect.stringMatching(`^/uploads/${start}[0-9a-f]{32}_`)
    expect(first.answer).toMatchObject({ picture: { address: name('') } })
    expect(second.answer).toMatchObject({ picture: { address: name('order-') } })
    expect(await notes()).toHaveLength(2)
  })

  it('needs a ticket that is not over', async () => {
    const ticket = await issueUploadTicket(secret, 'seller', shop.now())
    shop.clock.now += minutes(1)
    expect(await bring({ ticket })).toMatchObject({ status: 201 })
    shop.clock.now += minutes(1)
    expect(await bring({ ticket })).toMatchObject({ status: 401 })
  })

  it('is refused with a status of its own when the picture cannot be taken', async () => {
    const plain = { channels: 3, background: 'white' } as const
    const line = sharp({ create: { ...plain, width: 1, height: 1_000_000 } })
    expect(await bring({ body: new Uint8Array(await line.png().toBuffer()) })).toEqual({
      status: 422,
      answer: { ok: false, refusal: 'too-narrow' },
    })
    const half = (await photograph()).subarray(0, 2_000)
    expect(await bring({ body: new Uint8Array(half) })).toEqual({
      status: 422,
      answer: { ok: false, refusal: 'broken-picture' },
    })
  })

  it.each<[string, () => Promise<Wish>]>([
    ['without a ticket', async () => ({ ticket: '' })],
    [
      'with a forged ticket',
      async () => ({ ticket: await issueUploadTicket('another secret', 'seller', shop.now()) }),
    ],
    ['with the ticket of somebody else', async () => ({ uid: 'another' })],
    ['by somebody who may not any more', async () => ({ uid: null })],
    ['that says it is too large', async () => ({ headers: { 'content-length': '10485761' } })],
    ['that is too large and does not say so', async () => ({ body: endless() })],
    ['that breaks off', async () => ({ body: broken() })],
    [
      'that is no picture',
      async () => ({ body: '<svg/>', headers: { 'content-type': 'image/png' } }),
    ],
  ])('%s is refused, and leaves nothing behind', async (_how, wish) => {
    const { answer } = await bring(await wish())
    expect(answer).toMatchObject({ ok: false })
    expect(await notes()).toEqual([])
    expect(shop.files.kept.size).toBe(0)
  })

  function endless(): ReadableStream {
    let sent = 0
    return new ReadableStream({
      pull(controller) {
        sent += 1024 * 1024
        if (sent > largestUpload * 2) throw new Error('Nobody stopped it.')
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
  }

  function broken(): ReadableStream {
    return new ReadableStream({
      async start(controller) {
        controller.enqueue(await photograph())
        controller.error(new Error('The connection is gone.'))
      },
    })
  }
})
