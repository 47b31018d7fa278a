import { runInNewContext } from 'node:vm'
import { beforeEach, expect, it, vi } from 'vitest'
import { pageViewScript } from './page-view-script.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

/** A browser that has come to a page, as far as the script looks at it. */
function browserAt(address: string) {
  const location = new URL(address, 'https://flowers.example')
  const seen: unknown[] = []
  const goTo = (_state: unknown, _title: string, to: string) => {
    location.href = new URL(to, location).href
  }
  const history = { pushState: goTo, replaceState: goTo }
  runInNewContext(pageViewScript, {
    location,
    history,
    navigator: {},
    document: { referrer: 'https://search.example/' },
    addEventListener: () => undefined,
    setTimeout,
    fetch: async (_address: string, { body }: { body: string }) => seen.push(JSON.parse(body)),
  })
  function views() {
    vi.runAllTimers()
    return seen.splice(0)
  }
  return { history, views }
}

it('counts the page that was opened, and where somebody came from', () => {
  const { views } = browserAt('/login?next=%2Fcheckout')
  expect(views()).toEqual([{ path: '/login', referrer: 'https://search.example/' }])
})

it.each(['pushState', 'replaceState'] as const)('counts a page that is shown by %s', (way) => {
  const { history, views } = browserAt('/checkout')
  views()
  history[way]({}, '', '/o/a1b2c3')
  expect(views()).toEqual([{ path: '/o/a1b2c3', referrer: '' }])
})

it('counts a page once, whatever else of its address changes', () => {
  const { history, views } = browserAt('/search')
  views()
  history.pushState({}, '', '/search?q=roses')
  history.replaceState({}, '', '/search?q=roses#list')
  expect(views()).toEqual([])
})

it('counts the page at which a chain of steps ends', () => {
  const { history, views } = browserAt('/')
  views()
  history.pushState({}, '', '/dashboard')
  history.replaceState({}, '', '/dashboard/orders')
  expect(views()).toEqual([{ path: '/dashboard/orders', referrer: '' }])
})
