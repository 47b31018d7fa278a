import type { Page } from '@playwright/test'
import { goToCheckout, orderInCash, signIn } from './checkout-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { pauseCalls } from './pause-calls.ts'
import { openWithPausedScripts } from './paused-scripts.ts'
import { register } from './sign-in-steps.ts'
import { addProduct, removeProduct, setPrice } from './test-data.ts'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })

/** Opens a product page and adds the product to the cart, which opens the panel. */
async function addFromPage(page: Page, { id, name }: { id: string; name: string }) {
  await page.goto(`/p/${id}`)
  const purchase = page.getByRole('region', { name })
  await purchase.getByRole('button', { name: 'Add to Cart' }).click()
  const panel = panelOf(page)
  await expect(panel.getByRole('link', { name })).toBeVisible()
  return panel
}

/** A cart stored by an earlier visit. */
async function keep(page: Page, ...products: { id: string; name: string; price: number }[]) {
  const items = products.map((product) => ({ product, quantity: 1, price: product.price }))
  const kept = JSON.stringify({ state: { items, totalPrice: 0 } })
  await page.addInitScript((cart) => {
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', cart)
  }, kept)
}

test('the cart shows lines, quantities and a total, and removes lines', async ({ page }) => {
  const peas = await addProduct({ price: 300 })
  const panel = await addFromPage(page, peas)
  const quantity = panel.getByRole('group', { name: `Quantity of ${peas.name}` })
  await quantity.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(panel.getByText(/^Subtotal/).locator('..')).toHaveText('SubtotalEGP 600')
  await expect(panel).toContainText('EGP 300 each')
  await expect(panel).toContainText('2 items')
  await expectAccessible(page)

  await panel.getByRole('button', { name: `Remove ${peas.name}` }).click()
  await expect(panel).toContainText('Your cart is empty.')
  await expect(panel.getByText(`${peas.name} removed.`)).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(panel).toContainText('2 items')
  await panel.getByRole('button', { name: 'Empty cart' }).click()
  await expect(panel).toContainText('Your cart is empty.')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(panel).toContainText('2 items')
})

test('undo restores the removed line and no other', { tag: '@long' }, async ({ page }) => {
  const [peas, mint] = [await addProduct({ price: 300 }), await addProduct({ price: 200 })]
  await keep(page, { ...peas, price: 300 }, { ...mint, price: 200 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Cart, 2' }).click()
  const panel = panelOf(page)
  await panel.getByRole('button', { name: `Remove ${peas.name}` }).click()
  await panel.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(panel).toContainText('2 items')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(panel).toContainText('3 items')
  await expect(panel.getByRole('listitem').first()).toContainText(peas.name)
  await expect(panel.getByText(/^Subtotal/).locator('..')).toHaveText('SubtotalEGP 700')
})

test('the same product added twice has two lines, and both are removed together', {
  tag: '@long',
}, async ({ page }) => {
  const peas = await addProduct({ price: 300 })
  const line = { id: peas.id, name: peas.name, price: 300 }
  await keep(page, line, line)
  await page.goto('/')
  await page.getByRole('button', { name: 'Cart, 2' }).click()
  const panel = panelOf(page)
  await expect(panel.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  await panel.getByRole('button', { name: 'Increase quantity' }).first().click()
  await expect(panel).toContainText('3 items')
  await panel
    .getByRole('button', { name: `Remove ${peas.name}` })
    .first()
    .click()
  await expect(panel.getByRole('listitem')).toHaveCount(0)
})

test('checkout shows a spinner until its page is there', { tag: '@long' }, async ({ page }) => {
  const peas = await addProduct()
  const panel = await addFromPage(page, peas)
  const arrive = await pauseCalls(page, /getSession/)
  const checkout = panel.getByRole('link', { name: 'Checkout' })
  await checkout.click()
  await expect(checkout).toHaveAttribute('aria-busy', 'true')
  arrive()
  await page.waitForURL('**/checkout')
  await page.getByRole('link', { name: 'Nawwar' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1' })).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test('signing out asks whether to clear cart and wishlist of the device', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  await register(page)
  const peas = await addProduct()
  await addFromPage(page, peas)
  await page.keyboard.press('Escape')
  const purchase = page.getByRole('region', { name: peas.name })
  await purchase.getByRole('button', { name: /^Add to Wishlist/ }).click()
  await expect(page.getByRole('dialog', { name: 'Your wishlist' })).toBeVisible()
  await page.keyboard.press('Escape')

  const account = page.getByRole('button', { name: 'Your account' })
  const signOutButton = page.getByRole('button', { name: 'Sign out', exact: true })
  await account.click()
  await signOutButton.click()
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await expect(question).toContainText('Your cart and wishlist stay on this device.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(signOutButton).toBeFocused()
  await signOutButton.click()
  await question.getByRole('button', { name: 'Clear and sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wishlist', exact: true })).toBeVisible()
})

test('signing out keeps the cart on request, and asks nothing when it is empty', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  const { email, password } = await register(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await signIn(page, email, password)
  const peas = await addProduct()
  await addFromPage(page, peas)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await question.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1' })).toBeVisible()
})

test('signing out warns a guest with an order that only its email opens it', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await goToCheckout(page)
  await orderInCash(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await expect(question).toContainText('only the link in it opens the order')
  await expect(question.getByRole('button', { name: 'Clear and sign out' })).toHaveCount(0)
  await question.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('cart and wishlist survive a reload without opening their panels', async ({ page }) => {
  const peas = await addProduct()
  await page.goto(`/p/${peas.id}`)
  const purchase = page.getByRole('region', { name: peas.name })
  // A double click counts once.
  await purchase.getByRole('button', { name: 'Add to Cart' }).dblclick()
  await expect(panelOf(page)).toContainText('1 item')
  await page.keyboard.press('Escape')
  await purchase.getByRole('button', { name: /^Add to Wishlist/ }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Your wishlist' })).toBeVisible()
  await expectAccessible(page)
  const kept = await page.evaluate(() => [
    localStorage.getItem('cart'),
    localStorage.getItem('wishlist'),
  ])
  expect(kept.join()).not.toMatch(/isCartOpen|isWishlistOpen/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wishlist, 1' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Wishlist, 1' }).click()
  const wishlist = page.getByRole('dialog', { name: 'Your wishlist' })
  await wishlist.getByRole('button', { name: `Remove ${peas.name}` }).click()
  await expect(wishlist).toContainText('Your wishlist is empty.')
  await wishlist.getByRole('button', { name: 'Undo' }).click()
  await expect(wishlist.getByRole('link', { name: peas.name })).toBeVisible()
})

test('the cart syncs between two tabs', async ({ page, context }) => {
  const peas = await addProduct()
  await page.goto('/freshness')
  const other = await context.newPage()
  await addFromPage(other, peas)
  await expect(page.getByRole('button', { name: 'Cart, 1' })).toBeVisible()
  await panelOf(other)
    .getByRole('button', { name: `Remove ${peas.name}` })
    .click()
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()

  await other.keyboard.press('Escape')
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Add to Wishlist/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Wishlist, 1' })).toBeVisible()
})

test('the cart shows what changed since the last visit', { tag: '@long' }, async ({ page }) => {
  const [dearer, gone] = [await addProduct({ price: 500 }), await addProduct()]
  const scarce = await addProduct({ stock: 0 })
  await keep(page, ...[dearer, gone, scarce].map((one) => ({ ...one, price: 500 })))
  await setPrice(dearer.id, 650)
  await removeProduct(gone.id)
  await page.goto('/')
  await page.getByRole('button', { name: 'Cart, 3' }).click()
  const update = panelOf(page).getByRole('status').first()
  await expect(update).toContainText(`${dearer.name} is now EGP 650 instead of EGP 500.`)
  await expect(update).toContainText(`${gone.name} is no longer available and was removed.`)
  await expect(update).toContainText(`${scarce.name} is sold out.`)
  await expectAccessible(page)
})

test('a late response of an earlier opening does not overwrite the cart', { tag: '@long' }, async ({
  page,
}) => {
  const peas = await addProduct({ price: 500 })
  await page.clock.install()
  const panel = await addFromPage(page, peas)
  await panel.getByRole('button', { name: `Remove ${peas.name}` }).click()
  await page.keyboard.press('Escape')
  await setPrice(peas.id, 650)
  await page.clock.fastForward('00:20')
  // A client navigation keeps the data that the cart fetched.
  await page.getByRole('banner').getByRole('link', { name: 'Nawwar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(peas.name)
  await page.goBack()
  const purchase = page.getByRole('region', { name: peas.name })
  await expect(purchase).toContainText('EGP 650')
  await purchase.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(panel).toContainText('EGP 650')
  await expect(panel.getByRole('status').first()).toBeEmpty()
})

const problems: [string, () => void][] = [
  ['full', () => (Storage.prototype.setItem = () => refuse('QuotaExceededError'))],
  [
    'forbidden',
    () => Object.defineProperty(window, 'localStorage', { get: () => refuse('SecurityError') }),
  ],
  [
    'corrupted',
    () => {
      if (sessionStorage.getItem('seen')) return
      sessionStorage.setItem('seen', 'yes')
      localStorage.setItem('cart', '{"state":{"items":[null,{"product":7}]')
      localStorage.setItem('wishlist', '{"state":{"items":"none"},"version":-3}')
    },
  ],
]

declare function refuse(name: string): never

for (const [kind, problem] of problems) {
  const details = kind === 'forbidden' ? {} : { tag: '@long' }
  test(`the storefront works with ${kind} browser storage`, details, async ({ page }) => {
    await page.addInitScript({
      content: `function refuse(name) { throw new DOMException('No.', name) }; (${problem})()`,
    })
    const peas = await addProduct()
    const panel = await addFromPage(page, peas)
    await expect(panel).toContainText('1 item')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Cart, 1' })).toBeVisible()
  })
}

test('a click before hydration is replayed', async ({ page }) => {
  const peas = await addProduct()
  const wake = await pauseCalls(page, '**/assets/*.js')
  await page.goto(`/p/${peas.id}`, { waitUntil: 'commit' })
  const purchase = page.getByRole('region', { name: peas.name })
  // A second click, because the first shows no effect yet.
  for (let clicks = 0; clicks < 2; clicks++) {
    await purchase.getByRole('button', { name: 'Add to Cart' }).click()
  }
  await expect(panelOf(page)).toHaveCount(0)
  wake()
  await expect(panelOf(page).getByRole('link', { name: peas.name })).toBeVisible()
  await expect(panelOf(page)).toContainText('1 item')
})

test('a click before hydration keeps a product that the cart has already', async ({ page }) => {
  const peas = await addProduct()
  await page.goto(`/p/${peas.id}`)
  const purchase = page.getByRole('region', { name: peas.name })
  await purchase.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(panelOf(page)).toContainText('1 item')
  const scripts = await openWithPausedScripts(page, `/p/${peas.id}`)
  // The server renders the page without the cart.
  await purchase.getByRole('button', { name: 'Add to Cart' }).click()
  await scripts()
  await expect(purchase.getByRole('button', { name: 'Discard from Cart' })).toBeVisible()
  await page.waitForFunction(() => 'earlyClicks' in window && window.earlyClicks === null)
  await expect(page.getByRole('button', { name: 'Cart, 1' })).toBeVisible()
})

test('every click on the quantity before hydration counts', { tag: '@long' }, async ({ page }) => {
  const peas = await addProduct()
  const wake = await pauseCalls(page, '**/assets/*.js')
  await page.goto(`/p/${peas.id}`, { waitUntil: 'commit' })
  const purchase = page.getByRole('region', { name: peas.name })
  await purchase.getByRole('button', { name: 'Increase quantity' }).click({ clickCount: 2 })
  await purchase.getByRole('button', { name: 'Add to Cart' }).click()
  wake()
  await expect(panelOf(page)).toContainText('3 items')
})

test('a click handled during hydration is not replayed', { tag: '@long' }, async ({ page }) => {
  const peas = await addProduct()
  // Clicks at the moment at which early clicks are replayed.
  await page.addInitScript(() => {
    let clicks: unknown
    let wasClicked = false
    Object.defineProperty(window, 'earlyClicks', {
      set: (remembered) => {
        clicks = remembered
      },
      get: () => {
        const buttons = [...document.querySelectorAll<HTMLElement>('main [data-early]')]
        const button = buttons.find((one) => one.textContent === 'Add to Cart')
        if (!wasClicked && button) {
          wasClicked = true
          button.click()
        }
        return clicks
      },
    })
  })
  await page.goto(`/p/${peas.id}`)
  await expect(panelOf(page)).toContainText('1 item')
})
