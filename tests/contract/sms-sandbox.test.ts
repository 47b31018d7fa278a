import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSmsGateway } from '#integrations/sms/sms-gateway.server.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { openTestSandbox } from '../../sandbox/testing/test-sandbox.ts'

/** The adapter of the text message gateway against the sandbox. */

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await openTestSandbox()
})
afterEach(() => sandbox.close())

function gateway(token = 'sandbox-sms-token') {
  const url = new URL(sandbox.origin)
  url.username = 'AC demo/1'
  url.password = token
  return createSmsGateway({
    SMS_URL: url.href,
    SMS_FROM: 'Nawwar',
    VITE_APP_URL: 'https://boutique.example',
  })
}

const sms = { to: '+201001234567', text: 'Flowers are coming your way.', link: '/a/abc' }

async function outage(mode: string) {
  const body = JSON.stringify({ mode })
  await fetch(`${sandbox.origin}/_sandbox/messages/outage`, { method: 'PUT', body })
}

async function messages(): Promise<unknown> {
  return (await fetch(`${sandbox.origin}/_sandbox/messages?to=%2B201001234567`)).json()
}

it('sends a message with its link to one number', async () => {
  expect(await gateway().send(sms)).toBe('accepted')
  const body = 'Flowers are coming your way. https://boutique.example/a/abc'
  expect(await messages()).toMatchObject([{ to: sms.to, from: 'Nawwar', body }])
  const page = await (await fetch(`${sandbox.origin}/messages`)).text()
  expect(page).toContain('href="https://boutique.example/a/abc"')
  expect(await (await fetch(`${sandbox.origin}/mailbox`)).text()).toContain('href="/messages"')
})

it('reports a number that the gateway will never reach', async () => {
  await outage('reject')
  expect(await gateway().send(sms)).toBe('rejected')
  expect(await messages()).toEqual([])
})

it('throws without the number or the token when the gateway fails', async () => {
  await outage('refuse')
  const thrown: unknown = await gateway()
    .send(sms)
    .catch((error: unknown) => error)
  expect(thrown).toEqual(new Error('The SMS gateway refused the message (503, code 20503).'))
  expect(inspect(thrown, { depth: null })).not.toMatch(/201001234567|sandbox-sms-token/)
})

it('throws when the credentials are wrong', async () => {
  await expect(gateway('wrong').send(sms)).rejects.toThrow('401')
  await expect(gateway('wrong').verify()).rejects.toThrow('401')
  await gateway().verify()
})

it('throws when the gateway is unreachable', async () => {
  const nowhere = createSmsGateway({
    SMS_URL: 'http://demo:token@127.0.0.1:1',
    SMS_FROM: 'Nawwar',
    VITE_APP_URL: 'https://boutique.example',
  })
  await expect(nowhere.send(sms)).rejects.toThrow()
})
