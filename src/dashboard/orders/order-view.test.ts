import { describe, expect, it } from 'vitest'
import { defaultView, readOrderView } from './order-view.ts'

describe('a stored view', () => {
  it('is read as it was written', () => {
    const view = { hidden: ['items', 'payment'], density: 'compact' } as const
    expect(readOrderView(view)).toEqual(view)
    expect(readOrderView({ hidden: [], density: 'compact' }).hidden).toEqual([])
  })

  it.each([null, 'compact', [], {}, { hidden: 'items', density: 7 }])(
    'falls back on the default for %j',
    (stored) => expect(readOrderView(stored)).toEqual(defaultView),
  )

  it('drops columns that this version does not know or always shows', () => {
    const stored = { hidden: ['number', 'colour', 'total', 3], density: 'huge' }
    expect(readOrderView(stored)).toEqual({ hidden: ['total'], density: 'comfortable' })
  })
})
