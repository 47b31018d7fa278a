import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { currentAddress, renamedFunctionIds } from './previous-function-ids.ts'

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

  it('maps every previous id to a server function, and no id of today', () => {
    const current = globSync('src/api/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = createServerFn/g)].map(
        ([, name]) => `${basename(file, '.ts')}.${name}`,
      ),
    )
    expect(current.length).toBeGreaterThan(90)
    expect([...renamedFunctionIds.values()].filter((id) => !current.includes(id))).toEqual([])
    expect(current.filter((id) => renamedFunctionIds.has(id))).toEqual([])
  })
})
