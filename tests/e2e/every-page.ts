import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locale.ts'
import { withLocale } from '../../src/i18n/localized-path.ts'
import { goToCheckout, orderIdOf, payInCash } from './checkout-steps.ts'
import { addRun } from './driver-data.ts'
import {
  dialogsOfCatalogue,
  dialogsOfCustomers,
  dialogsOfDrivers,
  dialogsOfOrders,
  dialogsOfPeople,
  dialogsOfSettings,
} from './every-dialog.ts'
import { addCardLink, addRecipientLink } from './recipient-data.ts'
import { driverName, register } from './sign-in-steps.ts'
import {
  addAddressLink,
  addArabicProduct,
  addOccasion,
  addOrder,
  addProduct,
  makeStaff,
} from './test-data.ts'

/** Opens a page in a language, after `prepare` of its part. */
type Open = (page: Page, locale: Locale) => Promise<unknown>

interface Part {
  prepare?: Open
  /** By route, as its file is named; a route may have several pages, told apart by a word. */
  pages: Record<string, Open>
  /** By route, and a word for each dialog or panel. */
  dialogs?: Record<string, Open>
}

const at =
  (path: string): Open =>
  (page, locale) =>
    page.goto(withLocale(path, locale))

const policies = ['delivery', 'freshness', 'substitution', 'contact', 'terms', 'privacy']

/** Every page of the shop, in parts that one user walks through. */
export const parts: Record<string, Part> = {
  shop: {
    pages: {
      index: at('/'),
      'p.$id': async (page, locale) => {
        const { id } = await addArabicProduct()
        await at(`/p/${id}`)(page, locale)
      },
      search: at('/search'),
      'occasions.index': at('/occasions'),
      'occasions.$slug': at('/occasions/mothers-day'),
      'search results': at('/search?q=rose&min=1'),
      ...Object.fromEntries(policies.map((policy) => [`$policy ${policy}`, at(`/${policy}`)])),
    },
  },
  'sign-in': {
    pages: {
      login: at('/login'),
      register: at('/register'),
      'reset-password': at('/reset-password'),
      'confirm-email': at('/confirm-email'),
      'stop-emails': at('/stop-emails'),
    },
  },
  customer: {
    prepare: orderAndFillCart,
    pages: {
      checkout: at('/checkout'),
      account: at('/account'),
      'o.$orderId': (page, locale) => at(`/o/${orderOf.get(page)}`)(page, locale),
      'complete-profile': at('/complete-profile'),
      'r.$token': async (page, locale) => at(`/r/${await addCardLink()}`)(page, locale),
      'r.$token expected': async (page, locale) => {
        const { token } = await addRecipientLink({ status: 'preparing' })
        await at(`/r/${token}`)(page, locale)
      },
      'a.$token': async (page, locale) => at(`/a/${await addAddressLink()}`)(page, locale),
    },
    dialogs: dialogsOfCustomers((page) => `/o/${orderOf.get(page)}`),
  },
  'registered customer': {
    prepare: (page) => register(page),
    pages: { 'account empty': at('/account'), 'account_.security': at('/account/security') },
  },
  orders: {
    prepare: becomeStaff,
    pages: {
      'dashboard.index': at('/dashboard'),
      'dashboard.home': at('/dashboard/home'),
      'dashboard.failed-jobs': at('/dashboard/failed-jobs'),
      'dashboard.orders.index': at('/dashboard/orders'),
      'dashboard.orders.new': at('/dashboard/orders/new'),
      'dashboard.orders.$orderId': openOrder,
      'dashboard.today': at('/dashboard/today'),
      'dashboard.make-list': at('/dashboard/make-list'),
      'dashboard.dispatch': at('/dashboard/dispatch'),
      'dashboard.routes': at('/dashboard/routes'),
      'dashboard.purchase-list': at('/dashboard/purchase-list'),
      'dashboard.stems': at('/dashboard/stems'),
      'dashboard.claims': at('/dashboard/claims'),
      'dashboard.reviews': at('/dashboard/reviews'),
    },
    dialogs: dialogsOfOrders,
  },
  catalogue: {
    prepare: becomeStaff,
    pages: {
      'dashboard.products.index': at('/dashboard/products'),
      'dashboard.products.new': at('/dashboard/products/new'),
      'dashboard.products.import': at('/dashboard/products/import'),
      'dashboard.products.$productId': async (page, locale) =>
        at(`/dashboard/products/${(await addProduct()).id}`)(page, locale),
      'dashboard.categories.index': at('/dashboard/categories'),
      'dashboard.categories.new': at('/dashboard/categories/new'),
      'dashboard.occasions.index': async (page, locale) => {
        await addOccasion(`Remembrance ${crypto.randomUUID().slice(0, 8)}`)
        await at('/dashboard/occasions')(page, locale)
      },
      'dashboard.occasions.new': at('/dashboard/occasions/new'),
      'dashboard.occasions.$occasionId': openFirst('occasions'),
    },
    dialogs: dialogsOfCatalogue,
  },
  people: {
    prepare: becomeStaff,
    pages: {
      'dashboard.users.index': at('/dashboard/users'),
      'dashboard.users.new': at('/dashboard/users/new'),
      'dashboard.users.$userId': openFirst('users'),
      'dashboard.admins.index': at('/dashboard/admins'),
      'dashboard.admins.new': at('/dashboard/admins/new'),
      'dashboard.admins.$userId': openFirst('admins'),
    },
    dialogs: dialogsOfPeople,
  },
  drivers: {
    prepare: becomeDriver,
    pages: {
      driver: async (page, locale) => {
        await at('/driver')(page, locale)
        await page.getByRole('article').waitFor()
      },
    },
    dialogs: dialogsOfDrivers,
  },
  settings: {
    prepare: becomeStaff,
    pages: {
      'dashboard.delivery': at('/dashboard/delivery'),
      'dashboard.insights': at('/dashboard/insights'),
      'dashboard.audit': at('/dashboard/audit'),
      'dashboard.settings': at('/dashboard/settings'),
      'dashboard.pages.index': at('/dashboard/pages'),
      'dashboard.pages.$page': at('/dashboard/pages/terms'),
    },
    dialogs: dialogsOfSettings,
  },
}

/** A language belongs to an account of staff, so each part has its own. */
async function becomeStaff(page: Page, locale: Locale): Promise<void> {
  const { email } = await register(page)
  await makeStaff(email, 'superAdmin', locale)
}

async function becomeDriver(page: Page, locale: Locale): Promise<void> {
  const { email } = await register(page, { name: driverName() })
  await makeStaff(email, 'driver', locale)
  await addRun(email, ['منى عبد الرحمن', 'كريم نبيل'])
}

const orderOf = new WeakMap<Page, string>()

async function orderAndFillCart(page: Page): Promise<void> {
  await goToCheckout(page)
  await payInCash(page)
  orderOf.set(page, orderIdOf(page))
  const { id, name } = await addProduct()
  await page.goto(`/p/${id}`)
  await page.getByRole('region', { name }).getByRole('button', { name: 'Add to Cart' }).click()
}

async function openOrder(page: Page, locale: Locale): Promise<void> {
  const order = await addOrder({ recipientName: 'منى عبد الرحمن', date: '2031-03-21' })
  await at(`/dashboard/orders/${order.id}`)(page, locale)
}

function openFirst(list: 'users' | 'admins' | 'occasions'): Open {
  return async (page, locale) => {
    await at(`/dashboard/${list}`)(page, locale)
    const links = page.getByRole('main').locator(`a[href*="/${list}/"]:not([href$="/new"])`)
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    const listTitle = await title.innerText()
    await links.first().click()
    await page.waitForURL(new RegExp(`/dashboard/${list}/.+`))
    // The address changes before the list makes way for the page.
    await title.filter({ hasNotText: listTitle }).waitFor()
  }
}
