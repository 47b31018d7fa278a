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

/** A page that keeps its basket in the browser. */
function openPage() {
  const basket = create<Basket>()(() => ({ flowers: [], isOpen: false }))
  const stop = createPersistedStore(name, basket, {
    kept: ({ flowers }) => ({ flowers }),
    read: (kept) => (isBasket(kept) ? kept : null),
    put: (kept) => basket.setState({ ...kept }),
    empty: { flowers: [] },
  })
  onTestFinished(stop)
  return basket
}

function isBasket(kept: unknown): kept is Pick<Basket, 'flowers'> {
  return typeof kept === 'object' && kept !== null && 'flowers' in kept
}

/** What another page has written down meanwhile. */
function keep(...flowers: string[]) {
  localStorage.setItem(name, JSON.stringify({ state: { flowers }, version: 0 }))
}

function kept(): string[] {
  return JSON.parse(localStorage.getItem(name) ?? 'null')?.state.flowers
}

function showAgain({ persisted }: { persisted: boolean }) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

it('writes down every change, and reads it on the next page', () => {
  openPage().setState({ flowers: ['roses'] })
  expect(kept()).toEqual(['roses'])
  expect(openPage().getState().flowers).toEqual(['roses'])
})

it('a page that going back has brought up again has what was kept meanwhile', () => {
  const page = openPage()
  page.setState({ flowers: ['roses'] })
  keep('roses', 'tulips')
  showAgain({ persisted: true })
  expect(page.getState().flowers).toEqual(['roses', 'tulips'])
  page.setState({ isOpen: true })
  expect(kept()).toEqual(['roses', 'tulips'])
})

it('a page that is shown for the first time has been read already', () => {
  const page = openPage()
  page.setState({ flowers: ['roses'] })
  keep('tulips')
  showAgain({ persisted: false })
  expect(page.getState().flowers).toEqual(['roses'])
})

it('writes nothing when something else changes than what is kept', () => {
  const page = openPage()
  keep('tulips')
  page.setState({ isOpen: true })
  expect(kept()).toEqual(['tulips'])
})

it('nothing is read or written once it has been stopped', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const page = create<Basket>()(() => ({ flowers: [], isOpen: false }))
  createPersistedStore(name, page, {
    kept: ({ flowers }) => ({ flowers }),
    read: () => ({ flowers: ['roses'] }),
    put: (basket) => page.setState({ ...basket }),
    empty: { flowers: [] },
  })()
  showAgain({ persisted: true })
  page.setState({ flowers: ['tulips'] })
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
})
