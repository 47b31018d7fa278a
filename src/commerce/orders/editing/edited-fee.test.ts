import { describe, expect, it } from 'vitest'
import { editedFee } from './edited-fee.ts'

const feast = { name: 'Mother’s Day', amount: 60 }
const order = { deliveryFee: 75, surcharge: null, paymentStatus: 'paid' } as const

describe('editedFee', () => {
  it('keeps the fee of the order when area and day stay, whatever they cost today', () => {
    expect(editedFee(order, { newZone: null, newDay: null })).toEqual({
      deliveryFee: 75,
      surcharge: null,
    })
  })

  it('takes the fee of a new area', () => {
    expect(editedFee(order, { newZone: { fee: 120 }, newDay: null }).deliveryFee).toBe(120)
  })

  it('adds the surcharge of a new day', () => {
    expect(editedFee(order, { newZone: null, newDay: { surcharge: feast } })).toEqual({
      deliveryFee: 135,
      surcharge: feast,
    })
  })

  it('removes the surcharge of the old day', () => {
    const peak = { ...order, deliveryFee: 135, surcharge: feast }
    expect(editedFee(peak, { newZone: null, newDay: { surcharge: null } })).toEqual({
      deliveryFee: 75,
      surcharge: null,
    })
    expect(editedFee(peak, { newZone: { fee: 50 }, newDay: null }).deliveryFee).toBe(110)
  })

  it('keeps a free replacement free', () => {
    const free = { ...order, deliveryFee: 0, paymentStatus: 'not_due' } as const
    const edit = { newZone: { fee: 120 }, newDay: { surcharge: feast } }
    expect(editedFee(free, edit)).toEqual({ deliveryFee: 0, surcharge: null })
  })
})
