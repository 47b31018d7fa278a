import { setTimeout as delay, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Database } from '#database/engine.server.ts'
import type { Log } from '../../log.ts'
import { onCatalogueChange } from '../editing/catalogue-change.server.ts'
import { createProductIndex, type ProductIndex, type SearchResult } from './product-index.ts'
import { type Mask, type ProductMasks, union } from './product-masks.ts'
import {
  catalogueFingerprint,
  categoryNames,
  findDocuments,
  productVersions,
} from './search-catalogue-store.server.ts'

const checkEveryMs = 3_000
const longestWaitMs = 500
// Small, so that other requests wait only a few milliseconds.
const documentsAtOnce = 50

/**
 * Full-text search of the catalogue, for customers and staff. Each process has its own index in memory. The index has
 * changes of its own process at once, and changes of other processes after three seconds.
 */
export interface ProductSearch {
  /**
   * The products that match every term of a query, archived ones too. Waits for the first index of a process, and
   * throws where it cannot be built. With `hasIntents`, occasions and requests find what fits them.
   */
  find(query: string, options?: Wanted & { hasIntents?: boolean }): Promise<SearchResult>
  /**
   * All products, archived ones too; those of `ids` in their order. For filters and orders that the database has no
   * index for.
   */
  list(wanted: Wanted & { ids?: readonly string[] | null }): Promise<SearchResult>
  /** The products as sets, to count them. */
  masks(): Promise<ProductMasks>
  /** Applies all changes of the catalogue that were committed before the call. */
  refresh(): Promise<void>
}

interface Wanted {
  /** The products that pass the filters; all without it. The product of the cursor is found beside them. */
  within?: (masks: ProductMasks) => Mask
  cursorId?: string | undefined
}

export function createProductSearch({
  db,
  now,
  log,
}: {
  db: Database
  now: () => number
  log: Log
}): ProductSearch {
  let index: ProductIndex | null = null
  let fingerprint = ''
  let checkedAt = Number.NEGATIVE_INFINITY
  let isStale = true
  let running: Promise<ProductIndex> | null = null
  onCatalogueChange(db, () => {
    isStale = true
  })

  async function update(): Promise<ProductIndex> {
    const startedAt = now()
    isStale = false
    const found = await catalogueFingerprint(db)
    // Outdated entries cost memory and time, so rebuild an index that consists mostly of them.
    const isMostlyOutdated = index !== null && index.outdated() > index.size()
    const next = index === null || isMostlyOutdated ? createProductIndex() : index
    if (next !== index || found !== fingerprint) await applyChanges(db, next)
    index = next
    fingerprint = found
    checkedAt = startedAt
    return next
  }

  function check(): Promise<ProductIndex> {
    running ??= update()
      .catch((error: unknown) => {
        isStale = true
        throw error
      })
      .finally(() => {
        running = null
      })
    return running
  }

  /** A running check may have read the catalogue before the last change, so wait for it and check again. */
  async function refreshed(): Promise<ProductIndex> {
    await running?.catch(() => undefined)
    return check()
  }

  /** Limits the wait after a large import: the search uses the old index until the new entries are in. */
  async function currentIndex(): Promise<ProductIndex> {
    if (!index) return check()
    if (!isStale && Math.abs(now() - checkedAt) < checkEveryMs) return index
    const checked = (isStale ? refreshed() : check()).catch((error: unknown) =>
      log.error('search index not updated', { error: String(error) }),
    )
    await Promise.race([checked, delay(longestWaitMs, undefined, { ref: false })])
    return index
  }

  /** Another process may have returned a product as cursor that this index does not have yet. */
  async function indexWith(cursorId: string | undefined): Promise<ProductIndex> {
    const current = await currentIndex()
    return cursorId === undefined || current.get(cursorId) ? current : refreshed()
  }

  return {
    async list({ within, ids, cursorId }) {
      const current = await indexWith(cursorId)
      const places = new Map(ids?.map((id, place) => [id, place]))
      const matches = current
        .productsOf(maskOf(current.masks(), within, cursorId))
        .map((product) => ({
          product,
          // Never -0: one score that is no small integer makes V8 box the scores of all searches.
          score: places.size - (places.get(product.id) ?? places.size),
        }))
      const cursor = cursorId && matches.find(({ product }) => product.id === cursorId)
      return { matches, cursor: cursor || null }
    },
    async find(query, { within, cursorId, hasIntents = false } = {}) {
      const current = await indexWith(cursorId)
      const matches = current.find(query, hasIntents, maskOf(current.masks(), within, cursorId))
      const last = cursorId === undefined ? undefined : current.get(cursorId)
      if (!last) return { matches, cursor: null }
      const match = matches.find(({ product }) => product === last)
      return { matches, cursor: match ?? { product: last, score: 0 } }
    },
    async masks() {
      return (await currentIndex()).masks()
    },
    async refresh() {
      await refreshed()
    },
  }
}

/** With the product of the cursor, which may have left the filter since: its place in the order still counts. */
function maskOf(masks: ProductMasks, within: Wanted['within'], cursorId: string | undefined): Mask {
  if (!within) return masks.all
  return cursorId === undefined ? within(masks) : union(within(masks), masks.ofIds([cursorId]))
}

async function applyChanges(db: Database, index: ProductIndex): Promise<void> {
  const names = await categoryNames(db)
  const seen = new Set<string>()
  for await (const batch of productVersions(db)) {
    const changed = batch.filter(({ id, updatedAt, category }) => {
      seen.add(id)
      const known = index.get(id)
      return known?.updatedAt !== updatedAt || known.categoryName !== names.get(category)
    })
    for (let first = 0; first < changed.length; first += documentsAtOnce) {
      const ids = changed.slice(first, first + documentsAtOnce).map(({ id }) => id)
      for (const document of await findDocuments(db, ids)) index.put(document)
      await yieldToEventLoop()
    }
    await yieldToEventLoop()
  }
  for (const id of [...index.ids()]) if (!seen.has(id)) index.remove(id)
}
