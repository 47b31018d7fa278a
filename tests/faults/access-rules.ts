import type { Person } from '../support/people.ts'

/** What somebody meets at a door: they come in, or they are told why not. */
export type AccessOutcome = 'comes in' | 'signs in first' | 'completes a profile' | 'may not'

type Rule = Record<Person, AccessOutcome>

function rule(all: AccessOutcome, others: Partial<Rule> = {}): Rule {
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
  'customers.createUserProfile': post('everybody', { ...bearer, form }),
  'customers.getProfile': get('everybody'),
  'customers.getProfileByToken': post('everybody', bearer),
  'customers.getUser': get('super admins', { userId: noId }),
  'customers.liftSuspension': post('super admins', { userId: noId }),
  'customers.listOrdersOfUser': get('super admins', { userId: noId, after: noId }),
  'customers.listUsers': get('super admins', {
    state: 'suspended',
    query: 'Mona',
    cursor: noId,
  }),
  'customers.openAccount': post('super admins', { ...form, email: '' }),
  'customers.signOutUser': post('super admins', { userId: noId }),
  'customers.suspendUser': post('super admins', { userId: noId, reason: 'Lost their keys' }),
  'customers.updateUser': post('super admins', { userId: noId, form, seenUpdatedAt: 0 }),
  'customers.saveOwnProfile': post('whoever is signed in', { ...form, phone: 'not a number' }),
  'editing.changeProducts': post('staff', { ids: [noId], change: { kind: 'archive' } }),
  'editing.createCategory': post('staff', { name: '', image: null }),
  'editing.createProduct': post('staff', productDraft),
  'editing.deleteCategory': post('staff', { id: noId, moveTo: null }),
  'editing.deleteProduct': post('staff', { id: noId }),
  'editing.duplicateProduct': post('staff', { id: noId }),
  'editing.exportProducts': get('staff', productListing),
  'editing.importProducts': post('staff', { text: '', dry: true }),
  'editing.getStaffProduct': get('staff', { id: noId }),
  'editing.listStaffCategories': get('staff'),
  'editing.listStaffProducts': get('staff', productListing),
  'editing.orderCategories': post('staff', { ids: [noId] }),
  'editing.updateCategory': post('staff', {
    id: noId,
    draft: { name: 'Roses', image: null },
    seenUpdatedAt: 0,
  }),
  'editing.updateProduct': post('staff', {
    id: noId,
    draft: productDraft,
    seen: { updatedAt: 0, stock: null },
  }),
  'identity.deleteSession': post('everybody'),
  'identity.endOtherSessions': post('whoever is signed in'),
  'identity.getSession': get('everybody'),
  'identity.getSignInWays': get('everybody'),
  'identity.isSecondFactorMissing': get('everybody'),
  'identity.setSession': post('everybody', { token: 'not a token' }),
  'insights.getInsights': get('super admins', { days: 7 }),
  'layout.getNextDelivery': get('everybody', { leadDays: 0 }),
  'promises.getDeliveryAreas': get('everybody'),
  'layout.openShop': get('everybody'),
  'payments.askForRefund': post('super admins', {
    paymentId: noId,
    amount: 1,
    seenLeft: 1,
    reason: 'A wilted rose',
  }),
  'payments.decideDifference': post('super admins', { paymentId: noId, decision: 'accept' }),
  'payments.tryRefundAgain': post('super admins', { refundId: noId }),
  'orders.advanceOrder': post('staff', {
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
  'orders.addNote': post('staff', { orderId: noId, note: '' }),
  'orders.keepOrderPhoto': post('staff', { orderId: noId, kind: 'bouquet', image: '' }),
  'orders.removeOrderPhoto': post('staff', { orderId: noId, kind: 'bouquet' }),
  'orders.substituteItem': post('staff', {
    orderId: noId,
    position: 0,
    seenProductId: noId,
    productId: noId,
    hasAgreed: false,
  }),
  'confirmation.confirmOrderByPhone': post('staff', { orderId: noId }),
  'confirmation.confirmWithCode': post('whoever has a profile', { orderId: noId, code: '123456' }),
  'confirmation.confirmWithLink': post('everybody', { orderId: noId, token: noId }),
  'confirmation.correctContactEmail': post('whoever has a profile', {
    orderId: noId,
    email: 'mona@example.com',
  }),
  'confirmation.resendConfirmation': post('whoever has a profile', { orderId: noId }),
  'confirmation.releaseOrders': post('staff', { orderIds: [noId] }),
  'orders.enterAddress': post('staff', { orderId: noId, place: noPlace }),
  'orders.getAddressRequest': post('everybody', { token: noId + noId }),
  'orders.getDeliveryChoices': get('whoever has a profile', { orderId: noId }),
  'orders.getOrder': get('everybody', { id: noId }),
  'orders.getRoute': get('staff', { date, slot: noId }),
  'orders.getStaffOrder': get('staff', { id: noId }),
  'orders.giveAddress': post('everybody', { token: noId + noId, place: noPlace }),
  'orders.makeAddressLink': post('whoever has a profile', { orderId: noId }),
  'orders.listOwnOrders': get('whoever is signed in', { after: noId }),
  'settings.addPeakDay': post('super admins', { date: '', name: '', surcharge: 0 }),
  'settings.closeDays': post('super admins', {
    draft: { from: '', until: '', reason: '' },
    knowsOfBookings: false,
  }),
  'settings.getDeliverySettings': get('super admins'),
  'settings.openDay': post('super admins', { date: '2000-01-01' }),
  'settings.orderZones': post('super admins', { ids: [noId] }),
  'settings.removePeakDay': post('super admins', { date: '2000-01-01' }),
  'settings.saveSlot': post('super admins', {
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
  'settings.saveZone': post('super admins', {
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
  'workshop.countArrivals': get('staff', { since: 0 }),
  'workshop.countOrders': get('staff', orderFilter),
  'workshop.exportOrders': get('staff', { ...orderFilter, after: noId }),
  'workshop.getBoard': get('staff', { date }),
  'workshop.getFilterChoices': get('staff'),
  'workshop.listOrders': get('staff', { ...orderFilter, after: noId }),
  'workshop.moveOrders': post('staff', {
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
