import type { Person } from '../support/people.ts'

/** What somebody meets at a door: they come in, or they are told why not. */
export type Welcome = 'comes in' | 'signs in first' | 'completes a profile' | 'may not'

type Rule = Record<Person, Welcome>

function rule(all: Welcome, others: Partial<Rule> = {}): Rule {
  return {
    nobody: all,
    newcomer: all,
    guest: all,
    customer: all,
    seller: all,
    superAdmin: all,
    suspended: all,
    ...others,
  }
}

const withoutSession = { nobody: 'signs in first', suspended: 'signs in first' } as const
const shoppers = { guest: 'may not', customer: 'may not' } as const

/** Who may enter, said once for each kind of door. Somebody suspended is nobody. */
export const rules = {
  everybody: rule('comes in'),
  'whoever is signed in': rule('comes in', withoutSession),
  'whoever has a profile': rule('comes in', {
    ...withoutSession,
    newcomer: 'completes a profile',
  }),
  staff: rule('comes in', { ...withoutSession, newcomer: 'signs in first', ...shoppers }),
  'super admins': rule('comes in', {
    ...withoutSession,
    newcomer: 'signs in first',
    ...shoppers,
    seller: 'may not',
  }),
} satisfies Record<string, Rule>

export interface FunctionAccessRule {
  opensTo: keyof typeof rules
  method: 'GET' | 'POST'
  /**
   * In order and in full, and about nothing that there is: whoever comes in gets an answer, no door is opened by mistake,
   * and there is something of each kind to spoil.
   */
  data?: unknown
}

const noId = 'abcdefghij0123456789'
const bearer = { uid: noId, token: 'not a token' }
const noPlace = { street: '', building: '', floor: '', notes: '' }
const date = '2026-11-20'
const noTime = { date, slotId: noId }
const form = { name: 'Mona', surname: '', email: '', phone: '' }

/** Without a name, so that nothing comes of it. */
const productDraft = {
  name: '',
  description: '',
  care: '',
  category: noId,
  price: 100,
  salePrice: null,
  saleStartDate: null,
  saleEndDate: null,
  stock: null,
  leadDays: 0,
  pictures: [{ address: '/uploads/none.webp', alt: '' }],
}

const productListing = { category: noId, shelf: 'sold-out', query: 'rose', cursor: noId }
const auditListing = {
  person: noId,
  kind: 'orders',
  object: noId,
  from: date,
  until: date,
  cursor: noId,
}
const orderFilter = {
  query: 'Mona',
  status: 'confirmed',
  payment: 'cash_due',
  method: 'cash',
  date,
  slot: noId,
  zone: noId,
  sort: 'delivery',
}

/** Of a product, an area and a window that there are not. */
const orderRequest = {
  idempotencyKey: '5f0c2a5e-7d0b-4c3e-9c1d-2b8a6f4e1d3c',
  lines: [{ productId: noId, quantity: 1, seenUnitPrice: 500 }],
  seenDeliveryFee: 50,
  recipient: { name: 'Karim Nabil', phone: '0100 123 4567' },
  address: {
    givenBy: 'sender',
    zoneId: noId,
    street: 'Brazil Street',
    building: '12',
    floor: '3',
    notes: 'Ring twice',
  },
  delivery: noTime,
  cardMessage: 'Happy birthday',
  senderShown: true,
  ifMissing: 'call',
  contact: { name: 'Mona Adel', email: 'mona@example.com', phone: '+201112345678' },
  paymentMethod: 'cash',
}

const get = (opensTo: FunctionAccessRule['opensTo'], data?: unknown): FunctionAccessRule => ({
  opensTo,
  method: 'GET',
  data,
})
const post = (opensTo: FunctionAccessRule['opensTo'], data?: unknown): FunctionAccessRule => ({
  opensTo,
  method: 'POST',
  data,
})

/** Every server function of the shop. */
export const functionAccessRules: Record<string, FunctionAccessRule> = {
  'audit.exportAudit': get('super admins', auditListing),
  'audit.listAudit': get('super admins', auditListing),
  'catalogue.getProduct': get('everybody', { id: noId }),
  'catalogue.getProducts': post('everybody', { ids: [noId] }),
  'catalogue.listCategories': get('everybody', { limit: 10, cursor: noId }),
  'catalogue.listProducts': get('everybody', {
    category: noId,
    query: 'rose',
    sort: 'price',
    minPrice: 100,
    maxPrice: 900,
    onSale: true,
    inStock: true,
    cursor: noId,
    exclude: [noId],
    limit: 10,
  }),
  'checkout.getCheckoutOptions': get('whoever has a profile', { productIds: [noId] }),
  'checkout.placeOrder': post('whoever has a profile', orderRequest),
  'profile.createUserProfile': post('everybody', { ...bearer, form }),
  'profile.getProfile': get('everybody'),
  'profile.getProfileByToken': post('everybody', bearer),
  'users.getUser': get('super admins', { userId: noId }),
  'users.liftSuspension': post('super admins', { userId: noId }),
  'users.listOrdersOfUser': get('super admins', { userId: noId, after: noId }),
  'users.listUsers': get('super admins', {
    state: 'suspended',
    query: 'Mona',
    cursor: noId,
  }),
  'users.openAccount': post('super admins', { ...form, email: '' }),
  'users.signOutUser': post('super admins', { userId: noId }),
  'users.suspendUser': post('super admins', { userId: noId, reason: 'Lost their keys' }),
  'users.updateUser': post('super admins', { userId: noId, form, seenUpdatedAt: 0 }),
  'profile.saveOwnProfile': post('whoever is signed in', { ...form, phone: 'not a number' }),
  'products.changeProducts': post('staff', { ids: [noId], change: { kind: 'archive' } }),
  'categories.createCategory': post('staff', { name: '', image: null }),
  'products.createProduct': post('staff', productDraft),
  'categories.deleteCategory': post('staff', { id: noId, moveTo: null }),
  'products.deleteProduct': post('staff', { id: noId }),
  'products.duplicateProduct': post('staff', { id: noId }),
  'products.exportProducts': get('staff', productListing),
  'products.importProducts': post('staff', { text: '', dry: true }),
  'products.getStaffProduct': get('staff', { id: noId }),
  'categories.listStaffCategories': get('staff'),
  'products.listStaffProducts': get('staff', productListing),
  'categories.orderCategories': post('staff', { ids: [noId] }),
  'categories.updateCategory': post('staff', {
    id: noId,
    draft: { name: 'Roses', image: null },
    seenUpdatedAt: 0,
  }),
  'products.updateProduct': post('staff', {
    id: noId,
    draft: productDraft,
    seen: { updatedAt: 0, stock: null },
  }),
  'session.deleteSession': post('everybody'),
  'session.endOtherSessions': post('whoever is signed in'),
  'session.getSession': get('everybody'),
  'identity.getSignInMethods': get('everybody'),
  'identity.isSecondFactorMissing': get('everybody'),
  'session.setSession': post('everybody', { token: 'not a token' }),
  'insights.getInsights': get('super admins', { days: 7 }),
  'delivery.getNextDelivery': get('everybody', { leadDays: 0 }),
  'delivery.getDeliveryAreas': get('everybody'),
  'shop.openShop': get('everybody'),
  'refunds.requestRefund': post('super admins', {
    paymentId: noId,
    amount: 1,
    seenLeft: 1,
    reason: 'A wilted rose',
  }),
  'refunds.decideDifference': post('super admins', { paymentId: noId, decision: 'accept' }),
  'refunds.tryRefundAgain': post('super admins', { refundId: noId }),
  'staff-order-actions.advanceOrder': post('staff', {
    id: noId,
    orderId: noId,
    from: 'confirmed',
    to: 'preparing',
    note: '',
  }),
  'orders.cancelOwnOrder': post('whoever has a profile', { orderId: noId }),
  'orders.changeCardMessage': post('whoever has a profile', { orderId: noId, from: '', to: '' }),
  'orders.changeDelivery': post('whoever has a profile', {
    orderId: noId,
    from: noTime,
    to: noTime,
  }),
  'orders.changeRecipientPhone': post('whoever has a profile', {
    orderId: noId,
    from: '',
    to: '0100 123 4567',
  }),
  'staff-order-actions.addNote': post('staff', { orderId: noId, note: '' }),
  'staff-order-actions.saveOrderPhoto': post('staff', {
    orderId: noId,
    kind: 'bouquet',
    image: '',
  }),
  'staff-order-actions.removeOrderPhoto': post('staff', { orderId: noId, kind: 'bouquet' }),
  'staff-order-actions.substituteItem': post('staff', {
    orderId: noId,
    position: 0,
    seenProductId: noId,
    productId: noId,
    hasAgreed: false,
  }),
  'cash-confirmation.confirmOrderByPhone': post('staff', { orderId: noId }),
  'cash-confirmation.confirmWithCode': post('whoever has a profile', {
    orderId: noId,
    code: '123456',
  }),
  'cash-confirmation.confirmWithLink': post('everybody', { orderId: noId, token: noId }),
  'cash-confirmation.correctContactEmail': post('whoever has a profile', {
    orderId: noId,
    email: 'mona@example.com',
  }),
  'cash-confirmation.resendConfirmation': post('whoever has a profile', { orderId: noId }),
  'cash-confirmation.releaseOrders': post('staff', { orderIds: [noId] }),
  'recipient-address.enterAddress': post('staff', { orderId: noId, place: noPlace }),
  'recipient-address.getAddressRequest': post('everybody', { token: noId + noId }),
  'orders.getDeliveryChoices': get('whoever has a profile', { orderId: noId }),
  'orders.getOrder': get('everybody', { id: noId }),
  'staff-orders.getRoute': get('staff', { date, slot: noId }),
  'staff-orders.getStaffOrder': get('staff', { id: noId }),
  'recipient-address.giveAddress': post('everybody', { token: noId + noId, place: noPlace }),
  'recipient-address.makeAddressLink': post('whoever has a profile', { orderId: noId }),
  'orders.listOwnOrders': get('whoever is signed in', { after: noId }),
  'delivery-settings.addPeakDay': post('super admins', { date: '', name: '', surcharge: 0 }),
  'delivery-settings.closeDays': post('super admins', {
    draft: { from: '', until: '', reason: '' },
    knowsOfBookings: false,
  }),
  'delivery-settings.getDeliverySettings': get('super admins'),
  'delivery-settings.openDay': post('super admins', { date: '2000-01-01' }),
  'delivery-settings.orderZones': post('super admins', { ids: [noId] }),
  'delivery-settings.removePeakDay': post('super admins', { date: '2000-01-01' }),
  'delivery-settings.saveSlot': post('super admins', {
    id: null,
    draft: {
      name: '',
      startMinute: 0,
      endMinute: 0,
      cutoffMinute: 0,
      capacity: 0,
      weekdays: '',
      enabled: false,
    },
    seen: null,
    knowsOfBookings: false,
  }),
  'delivery-settings.saveZone': post('super admins', {
    id: null,
    draft: { name: '', fee: 0, open: false },
    seen: null,
  }),
  'staff.addStaff': post('super admins', { email: 'nobody', role: 'seller' }),
  'staff.changeRole': post('super admins', { userId: noId, from: 'customer', role: 'seller' }),
  'staff.getRoster': get('super admins'),
  'staff.withdrawInvitation': post('super admins', { invitationId: noId }),
  'palette.findAnything': post('staff', { query: 'nothing at all' }),
  'pictures.getUploadTicket': post('staff'),
  'pictures.getShopPictures': get('everybody'),
  'staff-orders.countArrivals': get('staff', { since: 0 }),
  'staff-orders.countOrders': get('staff', orderFilter),
  'staff-orders.exportOrders': get('staff', { ...orderFilter, after: noId }),
  'staff-orders.getBoard': get('staff', { date }),
  'staff-orders.getFilterChoices': get('staff'),
  'staff-orders.listOrders': get('staff', { ...orderFilter, after: noId }),
  'staff-order-actions.moveOrders': post('staff', {
    orders: [{ id: noId, from: 'confirmed' }],
    to: 'preparing',
  }),
  'payments.startPayment': post('whoever has a profile', { orderId: noId, method: 'card' }),
}

/** Every page: `/o/$orderId`, `/p/$id` and `/a/$token` stand for an order, a product and a link that there are, `$userId` for a seller. */
export const pageAccessRules: Record<string, keyof typeof rules> = {
  '/': 'everybody',
  '/p/$id': 'everybody',
  '/o/$orderId': 'everybody',
  '/a/$token': 'everybody',
  '/contact': 'everybody',
  '/delivery': 'everybody',
  '/freshness': 'everybody',
  '/privacy': 'everybody',
  '/search': 'everybody',
  '/substitution': 'everybody',
  '/terms': 'everybody',
  '/login': 'everybody',
  '/login/popup': 'everybody',
  '/register': 'everybody',
  '/reset-password': 'everybody',
  '/confirm-email': 'everybody',
  '/account': 'whoever is signed in',
  '/account/security': 'whoever is signed in',
  '/complete-profile': 'whoever is signed in',
  '/checkout': 'whoever has a profile',
  '/dashboard': 'staff',
  '/dashboard/': 'staff',
  '/dashboard/orders/': 'staff',
  '/dashboard/orders/$orderId': 'staff',
  '/dashboard/routes': 'staff',
  '/dashboard/admins/': 'super admins',
  '/dashboard/admins/new': 'super admins',
  '/dashboard/admins/$userId': 'super admins',
  '/dashboard/audit': 'super admins',
  '/dashboard/users/': 'super admins',
  '/dashboard/users/new': 'super admins',
  '/dashboard/users/$userId': 'super admins',
  '/dashboard/today': 'staff',
  '/dashboard/categories/': 'staff',
  '/dashboard/categories/new': 'staff',
  '/dashboard/delivery': 'super admins',
  '/dashboard/insights': 'super admins',
  '/dashboard/products/': 'staff',
  '/dashboard/products/import': 'staff',
  '/dashboard/products/new': 'staff',
  '/dashboard/products/$productId': 'staff',
}

/**
 * Most server routes ask nobody who they are: each looks at what it is brought. What it answers to empty hands, of
 * those to whom it opens:
 */
export const serverRoutes: Record<
  string,
  { path: string; method: 'GET' | 'POST'; status: number; opensTo?: keyof typeof rules }
> = {
  '/_vercel/insights/script.js': {
    path: '/_vercel/insights/script.js',
    method: 'GET',
    status: 200,
  },
  '/_vercel/insights/view': { path: '/_vercel/insights/view', method: 'POST', status: 403 },
  '/_vercel/speed-insights/script.js': {
    path: '/_vercel/speed-insights/script.js',
    method: 'GET',
    status: 200,
  },
  '/_vercel/speed-insights/vitals': {
    path: '/_vercel/speed-insights/vitals',
    method: 'POST',
    status: 403,
  },
  '/api/auth/$': { path: '/api/auth/get-session', method: 'GET', status: 200 },
  '/api/payments/return': { path: '/api/payments/return', method: 'GET', status: 303 },
  '/dashboard/orders/$orderId/card.pdf': {
    path: '/dashboard/orders/abcdefghij0123456789/card.pdf',
    method: 'GET',
    status: 404,
    opensTo: 'staff',
  },
  '/dashboard/orders/$orderId/work-order.pdf': {
    path: '/dashboard/orders/abcdefghij0123456789/work-order.pdf',
    method: 'GET',
    status: 404,
    opensTo: 'staff',
  },
  '/dashboard/routes/sheet.pdf': {
    path: '/dashboard/routes/sheet.pdf',
    method: 'GET',
    status: 200,
    opensTo: 'staff',
  },
  '/o/$orderId/receipt.pdf': {
    path: '/o/abcdefghij0123456789/receipt.pdf',
    method: 'GET',
    status: 404,
  },
  '/robots.txt': { path: '/robots.txt', method: 'GET', status: 200 },
  '/sitemap.xml': { path: '/sitemap.xml', method: 'GET', status: 200 },
  '/api/uploads': { path: '/api/uploads', method: 'POST', status: 401 },
  '/api/payments/webhook': { path: '/api/payments/webhook', method: 'POST', status: 400 },
}
