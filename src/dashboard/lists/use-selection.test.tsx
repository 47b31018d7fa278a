// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { show } from '../../../tests/support/show.ts'
import { mostSelected, readAll, useSelection } from './use-selection.ts'

const row = (id: number) => ({ id: String(id) })
const rows = (from: number, count: number) => Array.from({ length: count }, (_, n) => row(from + n))

/** Pages of thirty among a number of rows. */
const pagesOf = (total: number) => async (after: string | null) => {
  const start = Number(after ?? 0)
  const end = Math.min(start + 30, total)
  return { items: rows(start, end - start), after: end < total ? String(end) : null }
}

function showList(total: number) {
  const held: { list?: ReturnType<typeof useSelection<{ id: string }>>; setFilter?: string } = {}
  let filter = 'all'
  const readPage = vi.fn(pagesOf(total))
  function List() {
    const shown = rows(0, Math.min(total, 30))
    held.list = useSelection({ filter, shown, hasMore: total > 30, readPage })
    return held.list.selected.length
  }
  const page = show(<List />)
  return {
    ...page,
    held,
    readPage,
    async changeFilter(to: string) {
      filter = to
      page.run(() => held.list?.choose([], true))
      await page.advance(1)
    },
  }
}

it('selects everything that the filter matches, not only the loaded rows', async () => {
  const page = showList(75)
  page.run(() => void page.held.list?.selectAll(true))
  expect(page.text()).toBe('30')
  expect(page.held.list?.isSelecting).toBe(true)
  await page.advance(1)
  expect(page.text()).toBe('75')
  expect(page.held.list?.isCut).toBe(false)
  page.run(() => page.held.list?.choose(['70'], false))
  await page.advance(1)
  expect(page.text()).toBe('74')
  page.run(() => void page.held.list?.selectAll(false))
  await page.advance(1)
  expect(page.text()).toBe('0')
})

it('reads no page when every row is loaded', async () => {
  const page = showList(12)
  page.run(() => void page.held.list?.selectAll(true))
  await page.advance(1)
  expect(page.text()).toBe('12')
  expect(page.readPage).not.toHaveBeenCalled()
})

it('starts with an empty selection under another filter', async () => {
  const page = showList(40)
  page.run(() => void page.held.list?.selectAll(true))
  await page.advance(1)
  expect(page.text()).toBe('40')
  await page.changeFilter('other')
  expect(page.text()).toBe('0')
})

it('is bounded', async () => {
  const all = await readAll(pagesOf(10_000))
  expect(all.items).toHaveLength(mostSelected)
  expect(all.isCut).toBe(true)
})
