// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { create } from 'zustand'
import { createPersistedStore } from './persisted-store.ts'

interface Basket {
  flowers: readonly string[]
  isOpen: boolean
}

const name = 'basket'

beforeEach(() => localStorage.clear())

/** A page with a persisted basket. */
function openPage() {
  const basket = create<Basket>()(() => ({ flowers: [], isOpen: false }))
  const cleanUp = createPersistedStore(name, basket, {
    partialize: ({ flowers }) => ({ flowers }),
    parse: (stored) => (isBasket(stored) ? stored : null),
    apply: (persisted) => basket.setState({ ...persisted }),
    empty: { flowers: [] },
  })
  onTestFinished(cleanUp)
  return basket
}

function isBasket(stored: unknown): stored is Pick<Basket, 'flowers'> {
  return typeof stored === 'object' && stored !== null && 'flowers' in stored
}

/** Writes to the storage as another page would. */
function storeElsewhere(...flowers: string[]) {
  localStorage.setItem(name, JSON.stringify({ state: { flowers }, version: 0 }))
}

function storedFlowers(): string[] {
  return JSON.parse(localStorage.getItem(name) ?? 'null')?.state.flowers
}

function dispatchPageShow({ persisted }: { persisted: boolean }) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

it('saves every change and loads it on the next page', () => {
  openPage().setState({ flowers: ['roses'] })
  expect(storedFlowers()).toEqual(['roses'])
  expect(openPage().getState().flowers).toEqual(['roses'])
})

it('reloads when the page returns from the back/forward cache', () => {
  const page = openPage()
  page.setState({ flowers: ['roses'] })
  storeElsewhere('roses', 'tulips')
  dispatchPageShow({ persisted: true })
  expect(page.getState().flowers).toEqual(['roses', 'tulips'])
  page.setState({ isOpen: true })
  expect(storedFlowers()).toEqual(['roses', 'tulips'])
})

it('does not reload on the first page show', () => {
  const page = openPage()
  page.setState({ flowers: ['roses'] })
  storeElsewhere('tulips')
  dispatchPageShow({ persisted: false })
  expect(page.getState().flowers).toEqual(['roses'])
})

it('does not write when only unpersisted state changes', () => {
  const page = openPage()
  storeElsewhere('tulips')
  page.setState({ isOpen: true })
  expect(storedFlowers()).toEqual(['tulips'])
})

it('neither reads nor writes after cleanup', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const page = create<Basket>()(() => ({ flowers: [], isOpen: false }))
  createPersistedStore(name, page, {
    partialize: ({ flowers }) => ({ flowers }),
    parse: () => ({ flowers: ['roses'] }),
    apply: (basket) => page.setState({ ...basket }),
    empty: { flowers: [] },
  })()
  dispatchPageShow({ persisted: true })
  page.setState({ flowers: ['tulips'] })
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
})
