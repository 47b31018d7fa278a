import type { PageAge } from './page-age.ts'

interface Entry<Page> extends PageAge {
  page: Page
  keptAt: number
}

export interface PageCacheOptions<Page> {
  now: () => number
  /** Makes the page anew, or answers null when it is not one that may be kept. Fails when it did not come out well. */
  make: (address: string) => Promise<(PageAge & { page: Page }) | null>
  /** At most so many pages are kept; the one that was longest not asked for goes first. */
  capacity: number
  onFailure: (error: unknown) => void
}

export interface PageCache<Page> {
  /** The page to answer with: at once when it is kept, soon when it is being made for somebody else, or null. */
  page(address: string): Page | Promise<Page | null> | null
  /**
   * Makes a page that there is none of, once for however many ask. Null when it is not one that may be kept: then the
   * request goes its ordinary way.
   */
  make(address: string): Promise<Page | null>
  /** Forgets every page: something that they show has changed. */
  clear(): void
}

export function createPageCache<Page>(options: PageCacheOptions<Page>): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>()
  const underWay = new Map<string, Promise<Page | null>>()
  let generation = 0

  function page(address: string): Page | Promise<Page | null> | null {
    const entry = entries.get(address)
    const now = options.now()
    // A clock that was set back must not keep pages for as long as it was ahead.
    if (!entry || entry.usefulUntil <= now || now < entry.keptAt) {
      return underWay.get(address) ?? null
    }
    // The end of the map is where it was asked for last.
    entries.delete(address)
    entries.set(address, entry)
    if (entry.freshUntil <= now) renew(address).catch(options.onFailure)
    return entry.page
  }

  /** However many ask for a page at once, it is made once. */
  function renew(address: string): Promise<Page | null> {
    const known = underWay.get(address)
    if (known) return known
    const making = make(address).finally(() => {
      if (underWay.get(address) === making) underWay.delete(address)
    })
    underWay.set(address, making)
    return making
  }

  async function make(address: string): Promise<Page | null> {
    const begunIn = generation
    const made = await options.make(address)
    // What was read before a change may not be kept after it.
    if (begunIn !== generation) return made?.page ?? null
    if (made) keep(address, { ...made, keptAt: options.now() })
    else entries.delete(address)
    return made?.page ?? null
  }

  function keep(address: string, entry: Entry<Page>): void {
    entries.delete(address)
    entries.set(address, entry)
    const [longestUnasked] = entries.keys()
    if (entries.size > options.capacity && longestUnasked) entries.delete(longestUnasked)
  }

  return {
    page,
    make: renew,
    clear() {
      generation += 1
      entries.clear()
      underWay.clear()
    },
  }
}
