import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { photograph } from '../../../tests/support/photographs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { driverUploadSubject } from '../drivers/delivery-photo.server.ts'
import { receiveUpload } from './receive-upload.server.ts'
import { maxUploadBytes } from './upload-limit.ts'
import { issueUploadTicket } from './upload-ticket.server.ts'

const secret = 'the token of the upload service'

describeUseCase('receiveUpload', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    await open().db.deleteFrom('uploads').execute()
    shop = await openTestShop(open())
  })

  interface UploadRequest {
    ticket?: string
    uid?: string | null
    body?: BodyInit
    headers?: Record<string, string>
    query?: string
    limit?: (subject: string) => Promise<number | null>
    onAllowed?: () => void
  }

  async function upload({
    ticket,
    uid = 'seller',
    body,
    headers = {},
    query = '',
    limit = async () => null,
    onAllowed = () => undefined,
  }: UploadRequest) {
    const sent = ticket ?? (await issueUploadTicket(secret, 'seller', shop.now()))
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: body ?? (await photograph()),
      headers: { authorization: `Bearer ${sent}`, ...headers },
      duplex: 'half',
    }
    const request = new Request(`http://localhost/api/uploads${query}`, init)
    const uploader = async () => uid
    const response = await receiveUpload(shop, request, { secret, uploader, limit, onAllowed })
    return { status: response.status, answer: await response.json() }
  }
  const uploads = () => shop.db.selectFrom('uploads').selectAll().execute()

  it('stores the picture with its uploader', async () => {
    const { status, answer } = await upload({})
    expect(status).toBe(201)
    expect(answer).toMatchObject({ ok: true, picture: { width: 420, height: 525 } })
    expect(await uploads()).toMatchObject([{ createdBy: 'seller' }])
  })

  it('gives a photograph of an order its own address, even for equal content', async () => {
    const body = await photograph()
    const first = await upload({ body })
    const second = await upload({ body, query: '?of=order' })
    const name = (start: string) => expect.stringMatching(`^/uploads/${start}[0-9a-f]{32}_`)
    expect(first.answer).toMatchObject({ picture: { address: name('') } })
    expect(second.answer).toMatchObject({ picture: { address: name('order-') } })
    expect(await uploads()).toHaveLength(2)
  })

  it.each([
    ['its subject may upload', {}, ['allowed', 'read']],
    ['it has no ticket', { ticket: 'none' }, []],
    ['its subject may not upload', { uid: null }, []],
    ['it comes too often', { limit: async () => 60 }, []],
  ])('reports that its body is allowed only when %s', async (_when, request, expected) => {
    const steps: string[] = []
    const picture = await photograph()
    const body = new ReadableStream(
      {
        pull(stream) {
          steps.push('read')
          stream.enqueue(picture)
          stream.close()
        },
      },
      { highWaterMark: 0 },
    )
    await upload({ ...request, body, onAllowed: () => void steps.push('allowed') })
    expect(steps).toEqual(expected)
  })

  describe('for a claim', () => {
    const orderId = 'abcdefghij0123456789'
    const claim = async (
      change: { isOwner?: boolean; wait?: number | null; query?: string } = {},
    ) => {
      const { isOwner = true, wait = null, query = '' } = change
      const ticket = await issueUploadTicket(secret, `order:${orderId}`, shop.now())
      const request = new Request(`http://localhost/api/uploads${query}`, {
        method: 'POST',
        body: await photograph(),
        headers: { authorization: `Bearer ${ticket}` },
      })
      const response = await receiveUpload(shop, request, {
        secret,
        uploader: async (subject) => (isOwner ? subject : null),
        limit: async (subject) => (subject === `order:${orderId}` ? wait : null),
      })
      return { status: response.status, answer: await response.json() }
    }

    it.each(['', '?of=order'])('stores a picture without a public address: %s', async (query) => {
      const { status, answer } = await claim({ query })
      expect(status).toBe(201)
      expect(answer.picture.address).toMatch(/^\/uploads\/claim-/)
      expect(await uploads()).toMatchObject([{ createdBy: `order:${orderId}` }])
    })

    it('is rejected for other users, and over the limit', async () => {
      expect(await claim({ isOwner: false })).toMatchObject({ status: 403 })
      expect(await claim({ wait: 60 })).toEqual({
        status: 429,
        answer: { ok: false, refusal: 'too-often', seconds: 60 },
      })
      expect(await uploads()).toEqual([])
    })
  })

  it('rejects a photograph of a driver over the limit', async () => {
    const subject = driverUploadSubject('hany')
    const ticket = await issueUploadTicket(secret, subject, shop.now())
    const limit = async (of: string) => (of === subject ? 60 : null)
    expect(await upload({ ticket, uid: subject, limit })).toEqual({
      status: 429,
      answer: { ok: false, refusal: 'too-often', seconds: 60 },
    })
    expect(await uploads()).toEqual([])
  })

  it('rejects an expired ticket', async () => {
    const ticket = await issueUploadTicket(secret, 'seller', shop.now())
    shop.clock.now += minutes(1)
    expect(await upload({ ticket })).toMatchObject({ status: 201 })
    shop.clock.now += minutes(1)
    expect(await upload({ ticket })).toMatchObject({ status: 401 })
  })

  it('responds 422 to an invalid picture', async () => {
    const plain = { channels: 3, background: 'white' } as const
    const line = sharp({ create: { ...plain, width: 1, height: 1_000_000 } })
    expect(await upload({ body: new Uint8Array(await line.png().toBuffer()) })).toEqual({
      status: 422,
      answer: { ok: false, refusal: 'too-narrow' },
    })
    const half = (await photograph()).subarray(0, 2_000)
    expect(await upload({ body: new Uint8Array(half) })).toEqual({
      status: 422,
      answer: { ok: false, refusal: 'broken-picture' },
    })
  })

  it.each<[string, () => Promise<UploadRequest>]>([
    ['without a ticket', async () => ({ ticket: '' })],
    [
      'with a forged ticket',
      async () => ({ ticket: await issueUploadTicket('another secret', 'seller', shop.now()) }),
    ],
    ['with the ticket of another user', async () => ({ uid: 'another' })],
    ['by a user who has lost the permission', async () => ({ uid: null })],
    [
      'with a Content-Length above the limit',
      async () => ({ headers: { 'content-length': '10485761' } }),
    ],
    ['with an endless body', async () => ({ body: endless() })],
    ['that is interrupted', async () => ({ body: broken() })],
    [
      'that is not a picture',
      async () => ({ body: '<svg/>', headers: { 'content-type': 'image/png' } }),
    ],
  ])('rejects an upload %s, and stores nothing', async (_how, request) => {
    const { answer } = await upload(await request())
    expect(answer).toMatchObject({ ok: false })
    expect(await uploads()).toEqual([])
    expect(shop.files.kept.size).toBe(0)
  })

  function endless(): ReadableStream {
    let sent = 0
    return new ReadableStream({
      pull(controller) {
        sent += 1024 * 1024
        if (sent > maxUploadBytes * 2) throw new Error('The upload was not stopped.')
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
  }

  function broken(): ReadableStream {
    return new ReadableStream({
      async start(controller) {
        controller.enqueue(await photograph())
        controller.error(new Error('The connection is closed.'))
      },
    })
  }
})
