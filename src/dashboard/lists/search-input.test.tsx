// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../tests/support/show.ts'
import { SearchInput } from './search-input.tsx'

function showSearch() {
  const searches: (string | undefined)[] = []
  function List() {
    const [term, setTerm] = useState<string | undefined>('peony')
    const search = (next: string | undefined) => {
      searches.push(next)
      setTerm(next)
    }
    return <SearchInput label="Search" placeholder="" term={term} onSearch={search} isLive />
  }
  const page = show(<List />)
  const field = page.container.querySelector('input')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  return {
    ...page,
    searches,
    type: (text: string) =>
      page.run(() => {
        setValue?.call(field, text)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      }),
  }
}

it('a search field searches again for a text that is cleared and pasted back at once', async () => {
  const page = showSearch()
  page.type('')
  page.type('peony')
  await page.advance(200)
  expect(page.searches).toEqual([undefined, 'peony'])
})

it('a search field searches once for a text that is typed letter by letter', async () => {
  const page = showSearch()
  for (const text of ['tul', 'tuli', 'tulip', 'tulip ']) page.type(text)
  await page.advance(200)
  expect(page.searches).toEqual(['tulip'])
})
