import type { Page } from '@playwright/test'
import { outcomeText } from '#commerce/drivers/delivery-outcome.messages.ts'
import { staffActionText } from '../../src/commerce/orders/staff/staff-status.messages.ts'
import { categoriesText } from '../../src/dashboard/categories/categories.messages.ts'
import { contentPagesText } from '../../src/dashboard/content-pages/content-pages.messages.ts'
import { deliveryText } from '../../src/dashboard/delivery/delivery.messages.ts'
import { listText } from '../../src/dashboard/lists/lists.messages.ts'
import { editText } from '../../src/dashboard/orders/editing/edit-order.messages.ts'
import { correctionText } from '../../src/dashboard/orders/moves.messages.ts'
import { orderViewText } from '../../src/dashboard/orders/order-view.messages.ts'
import { recipientDataText } from '../../src/dashboard/orders/recipient-data.messages.ts'
import { peopleText } from '../../src/dashboard/people/people.messages.ts'
import { secondFactorText } from '../../src/dashboard/people/second-factor.messages.ts'
import { productsText } from '../../src/dashboard/products/products.messages.ts'
import { recipesText } from '../../src/dashboard/recipes/recipes.messages.ts'
import { workloadText } from '../../src/dashboard/today/workload.messages.ts'
import { customerDataText } from '../../src/dashboard/users/customer-data.messages.ts'
import { menuText } from '../../src/driver/layout/menu.messages.ts'
import { reportText } from '../../src/driver/report/report.messages.ts'
import { inLocale } from '../../src/i18n/locale.server.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { withLocale } from '../../src/i18n/localized-path.ts'
import { orderAgainText } from '../../src/storefront/account/order-again.messages.ts'
import { frameText } from '../../src/storefront/layout/frame.messages.ts'
import { orderChangesText } from '../../src/storefront/order/order-changes.messages.ts'
import { expect } from './fixtures.ts'
import { addOrder, addPasskeyOf, addProduct, storeStandardPage } from './test-data.ts'

type Open = (page: Page, locale: Locale) => Promise<unknown>

/** A dialog or a panel over the page. */
export const dialogs = '[role="dialog"], [role="alertdialog"]'

const press = (label: () => string) => async (page: Page, locale: Locale) => {
  const name = new RegExp(`^${inLocale(locale, label)}`)
  await page.getByRole('button', { name }).first().click()
}

const keys = (combination: string) => (page: Page) => page.keyboard.press(combination)

const choose = (label: () => string) => async (page: Page, locale: Locale) => {
  await page.getByRole('checkbox', { name: inLocale(locale, label) }).check()
}

const chooseRadio = (label: () => string) => async (page: Page, locale: Locale) => {
  await page.getByRole('radio', { name: inLocale(locale, label) }).check({ force: true })
}

/** Opens a page and then, by some steps, a dialog of it. */
function at(path: string | (() => Promise<string>), ...steps: Open[]): Open {
  return async (page, locale) => {
    await page.goto(withLocale(typeof path === 'string' ? path : await path(), locale))
    for (const step of steps) await step(page, locale)
    await expect(page.locator(dialogs)).toBeVisible()
  }
}

const orderInStatus = (status: 'confirmed' | 'preparing' | 'delivered') => async () => {
  const order = await addOrder({ recipientName: 'منى عبد الرحمن', date: '2031-03-21', status })
  return `/dashboard/orders/${order.id}`
}

async function listOfOneDay(): Promise<string> {
  await addOrder({ recipientName: 'منى عبد الرحمن', date: '2031-03-22' })
  return '/dashboard/orders?date=2031-03-22'
}

/** The dialogs of a driver with a run. */
export const dialogsOfDrivers: Record<string, Open> = {
  'driver menu': at(
    '/driver',
    press(() => menuText('menu')),
  ),
  'driver delivered': at(
    '/driver',
    press(() => outcomeText('delivered')),
    chooseRadio(() => reportText('someone')),
  ),
  'driver not home': at(
    '/driver',
    press(() => outcomeText('nobody-home')),
    press(() => reportText('submit-nobody-home')),
  ),
}

/** The dialogs of a guest with an order and a full cart. */
export const dialogsOfCustomers = (orderPath: (page: Page) => string): Record<string, Open> => ({
  'index cart': at(
    '/',
    press(() => frameText('cart')),
  ),
  'index wishlist': at(
    '/',
    press(() => frameText('wishlist')),
  ),
  'index delivery': at(
    '/',
    press(() => frameText('chooseDelivery')),
  ),
  'index account': at(
    '/',
    press(() => frameText('account')),
  ),
  'o.$orderId cancel': (page, locale) =>
    at(
      orderPath(page),
      press(() => orderChangesText('cancel')),
    )(page, locale),
  'account order again': at(
    '/account',
    press(() => orderAgainText('orderAgain')),
  ),
})

export const dialogsOfOrders: Record<string, Open> = {
  'dashboard.today palette': at('/dashboard/today', keys('Control+k')),
  'dashboard.today pause': at(
    '/dashboard/today',
    press(() => workloadText('pause')),
  ),
  'dashboard.today shortcuts': at('/dashboard/today', keys('?')),
  'dashboard.orders.index bulk': at(
    listOfOneDay,
    choose(() => listText('selectAll')),
    press(() => staffActionText('preparing')),
  ),
  'dashboard.orders.index view': at(
    '/dashboard/orders',
    press(() => orderViewText('view')),
  ),
  'dashboard.orders.index export': at(
    '/dashboard/orders',
    press(() => listText('export')),
  ),
  'dashboard.orders.$orderId cancel': at(
    orderInStatus('confirmed'),
    press(() => staffActionText('cancelled')),
  ),
  'dashboard.orders.$orderId edit': at(
    orderInStatus('confirmed'),
    press(() => editText('edit')),
  ),
  'dashboard.orders.$orderId send': at(
    orderInStatus('preparing'),
    press(() => staffActionText('out_for_delivery')),
  ),
  'dashboard.orders.$orderId correct': at(
    orderInStatus('delivered'),
    press(() => correctionText('open')),
  ),
  'dashboard.orders.$orderId erase recipient': at(
    orderInStatus('delivered'),
    press(() => recipientDataText('erase')),
  ),
}

export const dialogsOfCatalogue: Record<string, Open> = {
  'dashboard.products.index prices': at(
    '/dashboard/products',
    choose(() => listText('selectAll')),
    press(() => productsText('changePrices')),
  ),
  'dashboard.products.$productId recipe': at(
    async () => `/dashboard/products/${(await addProduct()).id}`,
    press(() => recipesText('editRecipe', { name: '' }).trim()),
  ),
  'dashboard.stems new': at(
    '/dashboard/stems',
    press(() => recipesText('newStem')),
  ),
  'dashboard.categories.index delete': at(
    '/dashboard/categories',
    press(() => categoriesText('deleteName', { name: '' }).trim()),
  ),
}

export const dialogsOfPeople: Record<string, Open> = {
  'dashboard.users.$userId suspend': at(
    '/dashboard/users?query=salma',
    async (page) => {
      await page.getByRole('main').locator('a[href*="/users/"]:not([href$="/new"])').first().click()
      await page.waitForURL(/\/dashboard\/users\/[^?]+$/)
    },
    press(() => peopleText('suspend')),
  ),
  'dashboard.users.$userId erase': at(
    '/dashboard/users?query=salma',
    async (page) => {
      await page.getByRole('main').locator('a[href*="/users/"]:not([href$="/new"])').first().click()
      await page.waitForURL(/\/dashboard\/users\/[^?]+$/)
    },
    press(() => customerDataText('erase')),
  ),
  'dashboard.users.$userId two-factor': at(
    async () => `/dashboard/users/${await addPasskeyOf('salma@example.com')}`,
    press(() => secondFactorText('reset')),
  ),
}

const dialogsOfDelivery = Object.fromEntries(
  (['addSlot', 'addArea', 'closeDays', 'addPeakDay'] as const).map((action) => [
    `dashboard.delivery ${action}`,
    at(
      '/dashboard/delivery',
      press(() => deliveryText(action)),
    ),
  ]),
)

export const dialogsOfSettings: Record<string, Open> = {
  ...dialogsOfDelivery,
  'dashboard.pages.$page restore': at(
    async () => {
      await storeStandardPage('terms')
      return '/dashboard/pages/terms'
    },
    press(() => contentPagesText('restore')),
  ),
}
