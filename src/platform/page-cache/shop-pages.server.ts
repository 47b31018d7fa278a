import { onCatalogueChange } from '#commerce/catalogue/editing/catalogue-change.server.ts'
import { nextSaleMoment } from '#commerce/catalogue/product-store.server.ts'
import { onContentChange } from '#commerce/content/editing/content-change.server.ts'
import { nextCalendarChange } from '#commerce/delivery/delivery-calendar.ts'
import { recallFacts, recallPause } from '#commerce/delivery/read-calendar.server.ts'
import { onDeliveryChange } from '#commerce/delivery/settings/delivery-change.server.ts'
import { isPaused } from '#commerce/delivery/workload/order-pause.ts'
import { onReviewChange } from '#commerce/reviews/review-change.server.ts'
import { onSettingsApplied } from '#commerce/settings/refresh-settings.server.ts'
import { onSettingsChange } from '#commerce/settings/settings-change.server.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import type { Database } from '#database/engine.server.ts'
import { type CachedPage, cachePage } from './cached-page.server.ts'
import { hasFailed, isCacheable } from './is-cacheable.ts'
import { createPageCache, type PageCache, pageTtl } from './page-cache.ts'

// About 15 MB in all encodings.
const capacity = 300

interface Making {
  /** The public origin: pages are rendered for no other, whatever a request's Host header says. */
  origin: string
  pages: (request: Request) => Promise<Response> | Response
}

/**
 * The pages that all visitors without a session share, cached for seconds, and cleared when products, delivery,
 * content pages, reviews or settings change.
 */
export function createShopPageCache(
  shop: Pick<ShopContext, 'db' | 'now' | 'log'>,
  { origin, pages }: Making,
): PageCache<CachedPage> {
  const cache = createPageCache<CachedPage>({
    now: shop.now,
    capacity,
    onFailure: (error) => shop.log.error('page not refreshed', { error: String(error) }),
    async make(address) {
      const madeAt = shop.now()
      const response = await pages(pageRequest(new URL(address, origin)))
      if (!isCacheable(response)) {
        await response.body?.cancel()
        if (hasFailed(response)) throw new Error(`The page came out as ${response.status}.`)
        return null
      }
      const html = await response.text()
      const policy = response.headers.get('content-security-policy') ?? ''
      return {
        page: cachePage(html, policy),
        ...pageTtl(madeAt, await nextChange(shop.db, madeAt)),
      }
    },
  })
  onCatalogueChange(shop.db, cache.clear)
  onDeliveryChange(shop.db, cache.clear)
  onContentChange(shop.db, cache.clear)
  onReviewChange(shop.db, cache.clear)
  onSettingsChange(shop.db, cache.clear)
  // Also when another instance has changed them.
  onSettingsApplied(cache.clear)
  return cache
}

/** When a price, the next delivery or a pause changes by itself. */
async function nextChange(db: Database, now: number): Promise<number> {
  const [sale, { slots }, pause] = await Promise.all([
    nextSaleMoment(db, now),
    recallFacts(db, now),
    recallPause(db, now),
  ])
  const resumesAt = isPaused(pause, now) ? pause.until : null
  return Math.min(
    sale ?? Number.POSITIVE_INFINITY,
    resumesAt ?? Number.POSITIVE_INFINITY,
    nextCalendarChange({ slots, now }),
  )
}

function pageRequest(url: URL): Request {
  return new Request(url, {
    headers: { accept: 'text/html', 'x-request-id': crypto.randomUUID() },
  })
}
