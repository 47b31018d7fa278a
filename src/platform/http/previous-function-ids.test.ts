import { globSync, readFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { basename } from 'node:path'
import { NodeRequest } from 'srvx/node'
import { describe, expect, it } from 'vitest'
import {
  asBuilt,
  builtAddress,
  builtFunctionId,
  currentAddress,
  currentFunctionId,
  renamedFunctionIds,
} from './previous-function-ids.ts'

describe('currentAddress', () => {
  it.each([
    ['/_serverFn/editing.importProducts', '/_serverFn/products.importProducts'],
    ['/_serverFn/orders.getOrder?payload=a%3Fb', '/_serverFn/orders.getOrder?payload=a%3Fb'],
    ['/_serverFn/workshop.getBoard?payload=a?b', '/_serverFn/staff-orders.getBoard?payload=a?b'],
    ['/_serverFn/constructor', '/_serverFn/constructor'],
    ['/_serverFn/', '/_serverFn/'],
    ['/search?q=/_serverFn/workshop.getBoard', '/search?q=/_serverFn/workshop.getBoard'],
  ])('turns %s into %s', (url, expected) => {
    expect(currentAddress(url)).toBe(expected)
  })

  it('gives one previous id to one id of today', () => {
    const ids = [...renamedFunctionIds.values()]
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('maps every previous id to a server function, and no id of today', () => {
    const current = globSync('src/api/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/const (\w+) = createServerFn/g)].map(
        ([, name]) => `${basename(file, '.ts')}.${name}`,
      ),
    )
    expect(current.length).toBeGreaterThan(90)
    expect([...renamedFunctionIds.values()].filter((id) => !current.includes(id))).toEqual([])
    expect(current.filter((id) => renamedFunctionIds.has(id))).toEqual([])
    expect(new Set(current.map(builtFunctionId)).size).toBe(current.length)
  })
})

describe('builtAddress', () => {
  it.each([
    ['/_serverFn/staff-orders.getBoard?payload=a?b', '/_serverFn/workshop.getBoard?payload=a?b'],
    ['/_serverFn/workshop.getBoard', '/_serverFn/workshop.getBoard'],
    ['/_serverFn/catalogue.listProducts?a=1', '/_serverFn/catalogue.listProducts?a=1'],
    ['/search?q=/_serverFn/staff-orders.getBoard', '/search?q=/_serverFn/staff-orders.getBoard'],
  ])('turns %s into %s', (url, expected) => {
    expect(builtAddress(url)).toBe(expected)
  })

  it('is what every previous id stands for', () => {
    for (const id of renamedFunctionIds.keys())
      expect(builtFunctionId(currentFunctionId(id))).toBe(id)
  })
})

describe('asBuilt', () => {
  const received = (path: string) => {
    const node = Object.assign(new IncomingMessage(new Socket()), { url: path })
    node.headers.host = 'shop.example'
    return new NodeRequest({ req: node })
  }

  it('gives the framework the previous id, and leaves the received URL', () => {
    const request = received('/_serverFn/staff-orders.getBoard?payload=%7B%7D')
    expect(asBuilt(request).url).toBe(
      'http://shop.example/_serverFn/workshop.getBoard?payload=%7B%7D',
    )
    expect(request.runtime?.node?.req.url).toBe('/_serverFn/staff-orders.getBoard?payload=%7B%7D')
  })

  it('leaves pages and other calls as they are', () => {
    for (const path of ['/search?query=rose', '/_serverFn/catalogue.listProducts?payload=a']) {
      expect(asBuilt(received(path)).url).toBe(`http://shop.example${path}`)
    }
  })
})
