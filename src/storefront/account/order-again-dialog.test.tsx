// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { orderAgain } from '#commerce/cart/order-again.ts'
import { sampleOwnOrder } from '../../../tests/support/sample-order.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { show } from '../../../tests/support/show.ts'
import { useCart } from '../cart/cart-store.ts'
import { prefillCheckout } from '../checkout/saved-checkout.ts'
import { useDelivery } from '../delivery/delivery-store.ts'
import { OrderAgainDialog } from './order-again-dialog.tsx'

vi.mock('#api/session.queries.ts', () => ({ sessionQueries: { current: () => ({}) } }))
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<typeof import('@tanstack/react-query')>()),
  useQuery: () => ({ data: 'mona' }),
}))
vi.mock('../checkout/saved-checkout.ts', () => ({ prefillCheckout: vi.fn() }))

const roses = sampleProduct({ id: 'roses', name: 'Red roses', category: 'roses', stock: null })
const tulips = sampleProduct({ id: 'tulips', name: 'Tulips', category: 'tulips', stock: null })
const order = sampleOwnOrder()
const repeated = { order, goods: orderAgain(order.lines, [roses]) }

beforeEach(() => {
  vi.clearAllMocks()
  useCart.getState().clear()
  useDelivery.setState({ choice: null })
})

function openDialog() {
  const onClose = vi.fn()
  const page = show(<OrderAgainDialog repeated={repeated} onClose={onClose} />)
  onTestFinished(page.unmount)
  const control = <Element extends HTMLElement>(label: string) =>
    [...document.body.querySelectorAll('label')]
      .find(({ textContent }) => textContent.startsWith(label))
      ?.querySelector<Element>('input')
  const click = (element: HTMLElement | null | undefined) => page.run(() => element?.click())
  return {
    onClose,
    tick: (label: string) => click(control(label)),
    submit: () => click(document.body.querySelector<HTMLButtonElement>('[type="submit"]')),
  }
}

const inCart = () => useCart.getState().items.map(({ product }) => product.name)

it('repeats flowers, recipient and card', () => {
  const dialog = openDialog()
  expect(document.body.textContent).not.toContain('Your cart is not empty')
  dialog.submit()
  expect(inCart()).toEqual(['Red roses'])
  expect(vi.mocked(prefillCheckout).mock.calls).toMatchObject([
    ['mona', { 'recipient.name': 'Karim Nabil', cardMessage: 'Happy birthday' }],
  ])
  expect(dialog.onClose).toHaveBeenCalledOnce()
})

it.each([
  ['goes to the area of the order', true, order.address.zoneId],
  ['keeps the chosen area for another recipient', false, 'elsewhere'],
])('%s', (_title, isSame, area) => {
  useDelivery.setState({ choice: { area: 'elsewhere', day: '2026-11-26' } })
  const dialog = openDialog()
  if (!isSame) dialog.tick('Same recipient and address')
  dialog.submit()
  expect(useDelivery.getState().choice).toEqual({ area, day: '2026-11-26' })
})

it('leaves out what is not wanted', () => {
  const dialog = openDialog()
  dialog.tick('Same recipient and address')
  dialog.tick('Same card message')
  dialog.submit()
  expect(vi.mocked(prefillCheckout).mock.calls).toEqual([['mona', {}]])
})

it('asks before it adds to a cart with other flowers', () => {
  useCart.getState().add(tulips, 2)
  const dialog = openDialog()
  expect(document.body.textContent).toContain('Your cart is not empty')
  expect(inCart()).toEqual(['Tulips'])
  dialog.submit()
  expect(inCart()).toEqual(['Tulips', 'Red roses'])
})

it('replaces a cart with other flowers on request', () => {
  useCart.getState().add(tulips, 2)
  const dialog = openDialog()
  dialog.tick('Replace')
  dialog.submit()
  expect(inCart()).toEqual(['Red roses'])
})
