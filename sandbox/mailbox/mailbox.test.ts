import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { openTestSandbox } from '../testing/test-sandbox.ts'
import { linksIn } from './read-mail.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await openTestSandbox()
})

afterEach(() => sandbox.close())

const email: SendMailOptions = {
  from: 'Flower Boutique <shop@boutique.example>',
  to: 'Mona@Gmail.example',
  subject: 'Your tulips are on their way – اهلا',
  text: 'Follow them at https://shop.example/o/abc.',
  html: '<p>Follow <a href="https://shop.example/o/abc?a=1&amp;b=2">them</a></p><script>alert(1)</script>',
}

const send = (change: SendMailOptions = {}) =>
  createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, secure: false }).sendMail({
    ...email,
    ...change,
  })

async function mails(query = ''): Promise<unknown> {
  return (await fetch(`${sandbox.origin}/_sandbox/mailbox${query}`)).json()
}

describe('the mailbox', () => {
  it('parses a mail and its links', async () => {
    await send()
    expect(await mails('?to=mona@gmail.example')).toMatchObject([
      {
        from: 'shop@boutique.example',
        to: ['mona@gmail.example'],
        subject: 'Your tulips are on their way – اهلا',
        text: expect.stringContaining('Follow them'),
        links: ['https://shop.example/o/abc?a=1&b=2', 'https://shop.example/o/abc'],
      },
    ])
  })

  it('separates mails by recipient, newest first', async () => {
    await send({ subject: 'one' })
    await send({ to: 'yousef@gmail.example', bcc: 'shop@boutique.example', subject: 'two' })
    await send({ subject: 'three' })
    expect(await mails('?to=mona@gmail.example')).toMatchObject([
      { subject: 'three' },
      { subject: 'one' },
    ])
    expect(await mails('?to=shop@boutique.example')).toMatchObject([{ subject: 'two' }])
    expect(await mails('?to=mona')).toEqual([])
    await fetch(`${sandbox.origin}/_sandbox/mailbox?to=mona@gmail.example`, { method: 'DELETE' })
    expect(await mails()).toMatchObject([{ subject: 'two' }])
  })

  it('shows a mail without running its scripts', async () => {
    await send()
    const list = await (await fetch(`${sandbox.origin}/mailbox`)).text()
    const path = /href="(\/mailbox\/\d+)"/.exec(list)?.[1] ?? ''
    expect(await (await fetch(sandbox.origin + path)).text()).toContain('Your tulips')
    const body = await fetch(`${sandbox.origin}${path}/html`)
    expect(body.headers.get('content-security-policy')).toContain("script-src 'none'")
    expect((await fetch(`${sandbox.origin}/mailbox/999`)).status).toBe(404)
  })

  it('rejects mails with a temporary status during an outage', async () => {
    const put = (mode: string) =>
      fetch(`${sandbox.origin}/_sandbox/mailbox/outage`, {
        method: 'PUT',
        body: JSON.stringify({ mode }),
      })
    await put('refuse')
    await expect(send()).rejects.toMatchObject({ responseCode: 451 })
    await put('none')
    await send()
    expect(await mails()).toHaveLength(1)
    expect((await put('nonsense')).status).toBe(400)
  })

  it('finds each link once, without punctuation', () => {
    const html = "<a href='https://a.example/x'>x</a><a href='mailto:a@b.c'>m</a>"
    expect(linksIn(html, 'See https://a.example/x, (https://b.example).')).toEqual([
      'https://a.example/x',
      'https://b.example',
    ])
  })
})
