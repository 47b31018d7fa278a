import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  expectHarmless,
  type HostileShop,
  openHostileShop,
  prototypeWatch,
  timeoutMs,
} from '../support/hostile-shop.ts'
import {
  casesForEachEndpoint,
  hostileText,
  hostileValue,
  mutated,
} from '../support/hostile-values.ts'
import { expectInvariantsToHold } from '../support/invariants.ts'
import { type Person, signInAs } from '../support/people.ts'
import {
  callInPlainJson,
  callServerFunction,
  type FunctionResponse,
} from '../support/server-function.ts'
import { functionAccessRules, pageAccessRules, serverRoutes } from './access-rules.ts'

let shop: HostileShop

beforeAll(async () => {
  shop = await openHostileShop()
})

afterAll(() => shop?.close())

/** A caller with a new session for each function, because some functions end the session. */
async function caller(id: string, person: Person) {
  const cookie =
    person === 'anonymous' ? '' : await signInAs(shop.database, shop.people[person], false, true)
  const method = functionAccessRules[id]?.method ?? 'POST'
  return async (data: unknown): Promise<FunctionResponse> => {
    const startedAt = performance.now()
    const answer = await callServerFunction({ origin: shop.origin, id, method, data, cookie })
    expect(performance.now() - startedAt).toBeLessThan(timeoutMs)
    const { status, result, error } = answer
    expectHarmless(status, typeof error === 'string' ? error : asText(error ?? result))
    return answer
  }
}

/** A super admin passes every guard but that of drivers. */
function insiderOf(access: string): Person {
  return access === 'driver' ? 'driver' : 'superAdmin'
}

/** Whether a call cannot have changed anything. */
function isRefused({ status, result }: FunctionResponse): boolean {
  if (status >= 400 || result === null) return true
  return typeof result === 'object' && 'ok' in result && result.ok === false
}

describe('hostile input', () => {
  it.each(Object.entries(functionAccessRules))('to %s', async (id, { method, data, access }) => {
    const isForStaff = ['staff', 'super admin', 'driver'].includes(access)
    const outside = [await caller(id, 'anonymous'), await caller(id, 'customer')]
    const inside = await caller(id, insiderOf(access))
    const before = await shop.state()
    await fc.assert(
      fc.asyncProperty(mutated(data), async (sent) => {
        if (isForStaff) for (const call of outside) await call(sent)
      }),
      { numRuns: isForStaff ? Math.ceil(casesForEachEndpoint / 2) : 1 },
    )
    expect(await shop.state()).toEqual(before)
    const answers: FunctionResponse[] = []
    await fc.assert(
      fc.asyncProperty(mutated(data), async (sent) => void answers.push(await inside(sent))),
      { numRuns: casesForEachEndpoint },
    )
    // Otherwise no call passed the guard, and the test proves nothing.
    expect(asText(answers)).not.toContain('door-closed')
    if (method === 'GET' || answers.every(isRefused)) {
      expect(await shop.state()).toEqual(before)
    }
  })

  it.each(Object.entries(functionAccessRules))('in plain JSON to %s', async (id, rule) => {
    const { method, data, access } = rule
    const cookie = await signInAs(shop.database, shop.people[insiderOf(access)], false, true)
    const before = await shop.state()
    const answers: FunctionResponse[] = []
    const asJson = mutated(data).map((sent) => JSON.parse(JSON.stringify(sent, plain) ?? 'null'))
    await fc.assert(
      fc.asyncProperty(asJson, async (sent) => {
        const answer = await callInPlainJson({
          origin: shop.origin,
          id,
          method,
          data: sent,
          cookie,
        })
        expectHarmless(answer.status, asText(answer.error ?? answer.result))
        answers.push(answer)
      }),
      { numRuns: Math.ceil(casesForEachEndpoint / 3) },
    )
    // A function that returns nothing answers null in plain JSON.
    const isUnchanged = answers.every((answer) => answer.result !== null && isRefused(answer))
    if (method === 'GET' || isUnchanged) expect(await shop.state()).toEqual(before)
  })

  it('starts from an order that the shop can parse', async () => {
    const call = await caller('checkout.placeOrder', 'customer')
    const { result } = await call(functionAccessRules['checkout.placeOrder']?.data)
    expect(result).toMatchObject({ ok: false, refusal: 'product-gone' })
  })

  it('would be seen to change a row', async () => {
    const before = await shop.state()
    await shop.database.db.updateTable('categories').set({ position: 7 }).execute()
    const after = await shop.state()
    const changed = Object.keys(before).filter((name) => after[name] !== before[name])
    expect(changed).toEqual(['categories'])
  })

  it('has input to mutate for every endpoint with input', () => {
    const empty = Object.entries(functionAccessRules).filter(
      ([, { data }]) => data !== undefined && /\{\}|\[\]/.test(JSON.stringify(data)),
    )
    expect(empty).toEqual([])
  })

  it.each(Object.entries(functionAccessRules))(
    'with an unparsable payload to %s',
    async (id, rule) => {
      const before = await shop.state()
      const broken = fc.oneof(
        hostileText,
        fc.json({ maxDepth: 3 }),
        hostileValue.map((data) => JSON.stringify({ data, context: data }, plain) ?? ''),
        hostileValue.map((value) => JSON.stringify({ t: value, f: 31, m: [] }, plain) ?? ''),
        fc.constantFrom('', '{', '[[[[', '{"t":{"t":9,"i":0}}', `${'['.repeat(5_000)}`),
      )
      await fc.assert(
        fc.asyncProperty(broken, async (payload) => {
          const headers = {
            'content-type': 'application/json',
            'x-tsr-serverFn': 'true',
            origin: shop.origin,
          }
          if (rule.method === 'POST') {
            await shop.ask(`/_serverFn/${id}`, { method: 'POST', headers, body: payload })
            return
          }
          // Short, because the server refuses long URLs unread.
          const query = encodeURIComponent(wellFormed(payload.slice(0, 1_500)))
          await shop.ask(`/_serverFn/${id}?payload=${query}`, { headers })
        }),
        {
          numRuns: Math.ceil(casesForEachEndpoint / 3),
          // A list needs no data, so this one gets it.
          examples: [['{"data":{},"context":{}}']],
        },
      )
      expect(await shop.state()).toEqual(before)
    },
  )

  it.each(Object.entries(pageAccessRules))('in the URL of %s', async (route, rule) => {
    const person = shop.people[insiderOf(rule)]
    const cookie = rule === 'public' ? '' : await signInAs(shop.database, person, false, true)
    const before = await shop.state()
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (part, query) => {
        const path = route.replaceAll(/\$\w+/g, () => inAddress(part, 300))
        const search = new URLSearchParams({
          q: wellFormed(query).slice(0, 1_500),
          category: wellFormed(part).slice(0, 500),
          next: wellFormed(query).slice(0, 500),
          sort: wellFormed(part).slice(0, 100),
        })
        await shop.ask(`${path}?${search}`, { headers: { cookie } })
      }),
      {
        numRuns: Math.ceil(casesForEachEndpoint / 4),
        // Longer than any id.
        examples: [['a'.repeat(2_000), 'a'.repeat(2_000)]],
      },
    )
    expect(await shop.state()).toEqual(before)
  })

  it.each(Object.entries(serverRoutes))(
    'to the server route %s',
    async (_route, { path, method }) => {
      const before = await shop.state()
      const types = fc.constantFrom(
        'application/json',
        'text/plain',
        'image/png',
        'multipart/form-data',
      )
      await fc.assert(
        fc.asyncProperty(hostileValue, types, hostileText, async (value, type, query) => {
          const search = new URLSearchParams({ hmac: wellFormed(query).slice(0, 1_500), id: '1' })
          const body = typeof value === 'string' ? value : (JSON.stringify(value, plain) ?? '')
          await shop.ask(`${path}?${search}`, {
            method,
            headers: { 'content-type': type, origin: shop.origin },
            ...(method === 'POST' ? { body } : {}),
          })
        }),
        { numRuns: casesForEachEndpoint },
      )
      expect(await shop.state()).toEqual(before)
    },
  )

  it.each(['/uploads/', '/assets/', '/', '/fonts/'])(
    'with a path traversal out of %s',
    async (root) => {
      await fc.assert(
        fc.asyncProperty(hostileText, async (text) => {
          await shop.ask(`${root}${inAddress(text, 1_000)}`)
        }),
        { numRuns: casesForEachEndpoint },
      )
    },
  )

  it('leaves no invariant violation and a healthy shop', async () => {
    await expectInvariantsToHold(shop.database)
    for (const path of ['/health', '/', '/search']) {
      expect((await shop.ask(path)).status).toBe(200)
    }
  })

  it('pollutes no prototype of the shop', async () => {
    expect(await shop.end()).toEqual([])
  })
})

it('the prototype watch detects pollution', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-prototypes-'))
  const file = join(folder, 'prototypes.json')
  const pollution = '({}).__proto__.role = "superAdmin"; [].constructor.prototype.at = 1'
  spawnSync(process.execPath, ['--import', `./${prototypeWatch}`, '--eval', pollution], {
    env: { ...process.env, PROTOTYPES_FILE: file },
  })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    'Object.prototype.role',
    'Array.prototype.at',
  ])
  rmSync(folder, { recursive: true, force: true })
})

/** Text that a URL can hold: no lone surrogates. */
function wellFormed(text: string): string {
  return text.toWellFormed()
}

function inAddress(text: string, longest: number): string {
  const part = wellFormed(text).slice(0, longest).toWellFormed()
  return part.startsWith('..') ? part : encodeURIComponent(part)
}

function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : value
}

function asText(value: unknown): string {
  return JSON.stringify(value, plain) ?? ''
}
