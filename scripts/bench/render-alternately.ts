import type { ShopProcess } from '../../tests/support/shop-process.ts'
import { type Load, load } from './load.ts'
import { cpuMs } from './measures.ts'

const own = { headers: { cookie: 'boutique-session=none' } }
const longestWarmUp = 8
export const turns = 7

type Rendered = Load & { cpuMs: number }

export interface Turns {
  /** The turn with the median cost. */
  middle: Rendered
  range: string
}

/**
 * Uncached pages: any session cookie, even an invalid one, bypasses the page cache. In turns, so that other load on the
 * machine affects all pages equally.
 */
export async function renderAlternately(
  urls: readonly string[],
  shop: ShopProcess,
): Promise<Map<string, Turns>> {
  for (const url of urls) await warmUp(url, shop)
  const seen = new Map<string, Rendered[]>(urls.map((url) => [url, []]))
  for (let turn = 0; turn < turns; turn++) {
    for (const [url, renderedBefore] of seen) renderedBefore.push(await render(url, shop))
  }
  return new Map([...seen].map(([url, all]) => [url, inOrder(all)]))
}

function inOrder(all: readonly Rendered[]): Turns {
  const sorted = all.toSorted((a, b) => a.cpuMs - b.cpuMs)
  const [middle, least, most] = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)]
  if (!middle || !least || !most) throw new Error('Nothing was rendered.')
  return { middle, range: `${least.cpuMs.toFixed(2)} to ${most.cpuMs.toFixed(2)} ms` }
}

/** Until pages get no cheaper: before, the JIT compiler dominates. */
async function warmUp(url: string, shop: ShopProcess): Promise<void> {
  let cheapest = await render(url, shop)
  for (let round = 1; round < longestWarmUp; round++) {
    const next = await render(url, shop)
    if (next.cpuMs > cheapest.cpuMs * 0.97) return
    cheapest = next
  }
}

async function render(url: string, shop: ShopProcess): Promise<Rendered> {
  const before = cpuMs(shop.pid)
  const pages = await load(url, { ...own, seconds: 3 })
  return { ...pages, cpuMs: (cpuMs(shop.pid) - before) / pages.requests }
}
