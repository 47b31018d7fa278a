import { runInNewContext } from 'node:vm'
import { beforeEach, expect, it, vi } from 'vitest'
import { pageViewScript } from './visit-scripts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

/** The parts of a browser that the script uses. */
function browserAt(address: string) {
  const location = new URL(address, 'https://flowers.example')
  const reported: unknown[] = []
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
    fetch: async (_address: string, { body }: { body: string }) => reported.push(JSON.parse(body)),
  })
  function views() {
    vi.runAllTimers()
    return reported.splice(0)
  }
  return { history, views }
}

it('reports the first page with its referrer', () => {
  const { views } = browserAt('/login?next=%2Fcheckout')
  expect(views()).toEqual([{ path: '/login', referrer: 'https://search.example/' }])
})

it.each(['pushState', 'replaceState'] as const)('reports a page after %s', (method) => {
  const { history, views } = browserAt('/checkout')
  views()
  history[method]({}, '', '/o/a1b2c3')
  expect(views()).toEqual([{ path: '/o/a1b2c3', referrer: '' }])
})

it('ignores changes of search parameters and hash', () => {
  const { history, views } = browserAt('/search')
  views()
  history.pushState({}, '', '/search?q=roses')
  history.replaceState({}, '', '/search?q=roses#list')
  expect(views()).toEqual([])
})

it('reports only the last page of a redirect', () => {
  const { history, views } = browserAt('/')
  views()
  history.pushState({}, '', '/dashboard')
  history.replaceState({}, '', '/dashboard/orders')
  expect(views()).toEqual([{ path: '/dashboard/orders', referrer: '' }])
})
