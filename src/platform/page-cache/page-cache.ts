const second = 1000
const freshFor = 10 * second
const usefulFor = 30 * second

export interface PageTtl {
  /** Until then the page is served from the cache. */
  freshUntil: number
  /** Until then it is served stale while it is rendered again. */
  staleUntil: number
}

/** The TTL of a page. At the start or end of a sale and at a cut-off it changes at once, so no page outlives them. */
export function pageTtl(madeAt: number, nextChange: number | null): PageTtl {
  const until = nextChange ?? Number.POSITIVE_INFINITY
  return {
    freshUntil: Math.min(madeAt + freshFor, until),
    staleUntil: Math.min(madeAt + usefulFor, until),
  }
}

interface Entry<Page> extends PageTtl {
  page: Page
  storedAt: number
}

export interface PageCacheOptions<Page> {
  now: () => number
  /** Renders the page; null if it is not cacheable. Throws if it failed. */
  make: (address: string) => Promise<(PageTtl & { page: Page }) | null>
  /** Maximum number of pages; the least recently used one is evicted. */
  capacity: number
  onFailure: (error: unknown) => void
}

export interface PageCache<Page> {
  /** The page: cached, or a promise if it is being rendered, or null. */
  page(address: string): Page | Promise<Page | null> | null
  /**
   * Renders a missing page, once for simultaneous requests. Null if it is not cacheable; the request is then handled as
   * usual.
   */
  make(address: string): Promise<Page | null>
  /** Removes all pages, because their data has changed. */
  clear(): void
}

export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>()
  const pending = new Map<string, Promise<Page | null>>()
  let generation = 0

  function page(address: string): Page | Promise<Page | null> | null {
    const entry = entries.get(address)
    const now = options.now()
    // After a clock was set back, a page must not stay for as long as the clock was ahead.
    if (!entry || entry.staleUntil <= now || now < entry.storedAt) {
      return pending.get(address) ?? null
    }
    // The end of the map is the most recently used page.
    entries.delete(address)
    entries.set(address, entry)
    if (entry.freshUntil <= now) renew(address).catch(options.onFailure)
    return entry.page
  }

  /** Simultaneous requests share one render. */
  function renew(address: string): Promise<Page | null> {
    const known = pending.get(address)
    if (known) return known
    const making = make(address).finally(() => {
      if (pending.get(address) === making) pending.delete(address)
    })
    pending.set(address, making)
    return making
  }

  async function make(address: string): Promise<Page | null> {
    const startedIn = generation
    const made = await options.make(address)
    // A page rendered from data before a change must not be cached after it.
    if (startedIn !== generation) return made?.page ?? null
    if (made) store(address, { ...made, storedAt: options.now() })
    else entries.delete(address)
    return made?.page ?? null
  }

  function store(address: string, entry: Entry<Page>): void {
    entries.delete(address)
    entries.set(address, entry)
    const [leastRecent] = entries.keys()
    if (entries.size > options.capacity && leastRecent) entries.delete(leastRecent)
  }

  return {
    page,
    make: renew,
    clear() {
      generation += 1
      entries.clear()
      pending.clear()
    },
  }
}
