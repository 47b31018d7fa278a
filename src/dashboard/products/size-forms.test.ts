import { describe, expect, it, vi } from 'vitest'
import { mergeSizes, newSize, rebaseSizes, type SizeForm, sizeContent } from './size-forms.ts'

vi.mock('#api/upload-picture.ts', () => ({ uploadPicture: vi.fn() }))

function size(id: string | null, changed: Partial<SizeForm> = {}): SizeForm {
  const fields = { variantName: id ?? 'New', price: '900', stock: '5' }
  return { key: id ?? 'key', id, fields, pictures: [], isArchived: false, ...changed }
}

const priced = (one: SizeForm, price: string) => ({ ...one, fields: { ...one.fields, price } })
const idsOf = (sizes: readonly SizeForm[]) => sizes.map(({ id }) => id)

describe('new size', () => {
  it('starts with the price and the lead time of the first size', () => {
    const { fields, id } = newSize({ price: '900', leadDays: '2', stock: '', salePrice: '800' })
    expect(fields).toMatchObject({ price: '900', leadDays: '2', stock: '' })
    expect(fields.salePrice).toBeUndefined()
    expect(id).toBeNull()
  })

  it('starts without stock where the first size is sold by quantity', () => {
    expect(newSize({ stock: '7' }).fields.stock).toBe('0')
  })
})

describe('sizes after a save', () => {
  const sent = [size('b'), size(null), size('a')]
  const stored = [size('b'), size('new'), size('a')]

  it('have their ids, and nothing left to save', () => {
    const rebased = rebaseSizes(stored, { sent, now: sent })
    expect(idsOf(rebased)).toEqual(['b', 'new', 'a'])
    expect(rebased.map(sizeContent)).toEqual(stored.map(sizeContent))
    expect(rebased[1]?.key).toBe('key')
  })

  it('keep what the user edited, sorted and added after sending', () => {
    const [first = size('b'), second = size(null), third = size('a')] = sent
    const added = size(null, { key: 'later' })
    const now = [third, { ...priced(second, '950'), isArchived: true }, first, added]
    const rebased = rebaseSizes(stored, { sent, now })
    expect(rebased.map(({ id, key }) => id ?? key)).toEqual(['a', 'new', 'b', 'later'])
    expect(rebased[1]).toMatchObject({ isArchived: true, fields: { price: '950', stock: '5' } })
  })

  it('show a size that the user removed while it was being saved', () => {
    const now = sent.filter(({ id }) => id !== null)
    expect(idsOf(rebaseSizes(stored, { sent, now }))).toEqual(['b', 'a', 'new'])
  })
})

describe('sizes after an edit conflict', () => {
  const base = [size('a'), size('b')]

  it('are the chosen version of each, with those that either side added', () => {
    const mine = [priced(size('a'), '1'), priced(size('b'), '1'), size(null)]
    const theirs = [priced(size('a'), '2'), priced(size('b'), '2'), size('c')]
    const merged = mergeSizes({ base, mine, theirs }, (id) => id === 'b')
    expect(merged.map(({ id, fields }) => [id, fields.price])).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '900'],
      [null, '900'],
    ])
  })

  it('are in the order of the side that sorted them', () => {
    const sorted = base.toReversed()
    const merge = (mine: SizeForm[], theirs: SizeForm[]) =>
      idsOf(mergeSizes({ base, mine, theirs }, () => true))
    expect(merge(sorted, base)).toEqual(['b', 'a'])
    expect(merge(base, sorted)).toEqual(['b', 'a'])
  })
})
