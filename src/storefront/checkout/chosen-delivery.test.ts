import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useDelivery } from '../delivery/delivery-store.ts'
import { newDraft } from './checkout-draft.ts'
import { keepArea, keepChoice, onChoice, withChoice } from './chosen-delivery.ts'

const fresh = newDraft({
  ...{ id: 'salma', name: 'Salma', surname: 'Fouad', email: 'salma@example.com', phone: '' },
  ...{ profilePicture: null, suspended: false, locale: 'en', role: 'customer' },
})
const choice = { area: 'zamalek', day: '2026-11-26', slot: 'evening' }

beforeEach(() => useDelivery.setState({ choice: null }))

describe('the checkout', () => {
  it('starts from the delivery choice', () => {
    expect(withChoice(fresh, choice)).toEqual({
      ...fresh,
      ...{
        'address.zoneId': 'zamalek',
        'delivery.date': '2026-11-26',
        'delivery.slotId': 'evening',
      },
    })
  })

  it('leaves the time to the customer, if the choice has none', () => {
    const earlier = { ...fresh, 'delivery.slotId': 'morning' }
    const { area, day } = choice
    expect(withChoice(earlier, { area, day })['delivery.slotId']).toBe('')
  })

  it('keeps the draft without a choice, and with an equal one', () => {
    expect(withChoice(fresh, null)).toBe(fresh)
    const equal = withChoice(fresh, choice)
    expect(withChoice(equal, choice)).toBe(equal)
  })

  it('writes its changes back to an existing choice alone', () => {
    const changed = { ...withChoice(fresh, choice), 'address.zoneId': 'maadi' }
    keepChoice(changed)
    expect(useDelivery.getState().choice).toBeNull()
    useDelivery.setState({ choice })
    keepChoice(changed)
    expect(useDelivery.getState().choice).toEqual({ ...choice, area: 'maadi' })
  })

  it('takes the area of an earlier order, if there is a choice', () => {
    keepArea('maadi')
    expect(useDelivery.getState().choice).toBeNull()
    useDelivery.setState({ choice })
    keepArea('maadi')
    expect(useDelivery.getState().choice).toEqual({ ...choice, area: 'maadi' })
  })

  it('follows a change of the choice, and of nothing else', () => {
    const changed = vi.fn()
    const stop = onChoice(changed)
    useDelivery.setState({ isOpen: true })
    useDelivery.setState({ choice })
    stop()
    useDelivery.setState({ choice: null })
    expect(changed.mock.calls).toEqual([[choice]])
  })
})
