import { emptyValues } from '../../src/commerce/catalogue/product-schema.ts'
import { standardSettings } from '../../src/commerce/settings/default-settings.server.ts'
import type { Person } from '../support/people.ts'

/** The result of a request to an endpoint or a page. */
export type AccessOutcome = 'allowed' | 'needs sign-in' | 'needs profile' | 'forbidden'

type Rule = Record<Person, AccessOutcome>

function rule(all: AccessOutcome, others: Partial<Rule> = {}): Rule {
  return {
    anonymous: all,
    newcomer: all,
    guest: all,
    customer: all,
    seller: all,
    superAdmin: all,
    driver: all,
    suspended: all,
    linkHolder: others.anonymous ?? all,
    ...others,
  }
}

const withoutSession = { anonymous: 'needs sign-in', suspended: 'needs sign-in' } as const
const shoppers = { guest: 'forbidden', customer: 'forbidden' } as const
const others = { ...withoutSession, newcomer: 'needs sign-in', ...shoppers } as const

/** The access rules, one for each kind of endpoint. A suspended user counts as no user. */
export const rules = {
  public: rule('allowed'),
  'signed in': rule('allowed', withoutSession),
  'with profile': rule('allowed', {
    ...withoutSession,
    newcomer: 'needs profile',
  }),
  // Also a visitor with a link of the order's emails; the data names another order, so the link opens nothing.
  owner: rule('allowed', { ...withoutSession, newcomer: 'needs profile' }),
  // Also a visitor with a payment link.
  payer: rule('allowed', { ...withoutSession, newcomer: 'needs profile' }),
  staff: rule('allowed', { ...others, driver: 'forbidden' }),
  driver: rule('allowed', { ...others, seller: 'forbidden', superAdmin: 'forbidden' }),
  'super admin': rule('allowed', { ...others, driver: 'forbidden', seller: 'forbidden' }),
} satisfies Record<string, Rule>

export interface FunctionAccessRule {
  access: keyof typeof rules
  method: 'GET' | 'POST'
  /**
   * Valid and complete input about records that do not exist: an authorized request gets a result, no record changes,
   * and hostile input can mutate every field.
   */
  data?: unknown
}

const noId = 'abcdefghij0123456789'
const bearer = { uid: noId, token: 'not a token' }
const noPlace = { street: '', building: '', floor: '', notes: '' }
const date = '2026-11-20'
const noTime = { date, slotId: noId }
const form = { name: 'Mona', surname: '', email: '', phone: '' }

/** Without a name, so that it changes nothing. */
const productDraft = {
  ...emptyValues,
  category: noId,
  price: 100,
  addOnWith: [noId],
  colours: ['red'],
  flowers: ['rose'],
  pictures: [{ address: '/uploads/none.webp', alt: '' }],
}

/** Without a title, so that it changes nothing. */
const contentTexts = { title: '', titleAr: '', lead: '', leadAr: '', body: '', bodyAr: '' }

/** Without a name, so that it changes nothing. */
const occasionDraft = {
  slug: 'none',
  name: '',
  nameAr: '',
  intro: '',
  introAr: '',
  image: null,
  isSensitive: false,
  dateRule: { kind: 'moving', dates: [{ date, isTentative: true }] },
  productIds: [noId],
}

const productListing = { category: noId, state: 'sold-out', query: 'rose', cursor: noId }
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
  need: 'late',
  sort: 'delivery',
}

/** With a product, a zone and a window that do not exist. */
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

/** The fields of an order that does not exist. */
const orderFields = {
  date,
  slotId: noId,
  zoneId: noId,
  street: 'Brazil Street',
  building: '12',
  floor: '3',
  addressNotes: '',
  recipientName: 'Karim Nabil',
  recipientPhone: '0100 123 4567',
  cardMessage: 'Happy birthday',
  lines: [{ productId: noId, quantity: 1, addedTo: null }],
}

const get = (access: FunctionAccessRule['access'], data?: unknown): FunctionAccessRule => ({
  access,
  method: 'GET',
  data,
})
const post = (access: FunctionAccessRule['access'], data?: unknown): FunctionAccessRule => ({
  access,
  method: 'POST',
  data,
})

/** Every server function of the shop. */
export const functionAccessRules: Record<string, FunctionAccessRule> = {
  'audit.exportAudit': get('super admin', auditListing),
  'audit.listAudit': get('super admin', auditListing),
  'content.getContentPage': get('public', { page: 'terms' }),
  'staff-content.getContentPageToEdit': get('super admin', { page: 'terms' }),
  'staff-content.listContentPages': get('super admin'),
  // The page has no edits to restore.
  'staff-content.restoreContentPage': post('super admin', { page: 'terms', seenUpdatedAt: 0 }),
  'staff-content.updateContentPage': post('super admin', {
    page: 'terms',
    texts: contentTexts,
    seenUpdatedAt: 0,
  }),
  'staff-settings.getSettings': get('super admin'),
  // Changed elsewhere: the settings of the shop are not of that time.
  'staff-settings.updateSettings': post('super admin', {
    draft: standardSettings(),
    seenUpdatedAt: 0,
  }),
  'occasions.archiveOccasion': post('staff', { id: noId, isArchived: true }),
  'occasions.createOccasion': post('staff', occasionDraft),
  'occasions.getStaffOccasion': get('staff', { id: noId }),
  'occasions.listStaffOccasions': get('staff'),
  'occasions.reorderOccasions': post('staff', { ids: [noId] }),
  'occasions.updateOccasion': post('staff', { id: noId, draft: occasionDraft, seenUpdatedAt: 0 }),
  'shown-occasions.findOccasions': get('public', { query: 'birthday' }),
  'shown-occasions.getOccasion': get('public', { slug: 'none' }),
  'shown-occasions.listOccasions': get('public'),
  'home.getHighlights': get('public'),
  'facets.countFacets': get('public', {
    category: noId,
    occasion: 'birthday',
    colour: 'red',
    flower: 'rose',
    size: 'small',
    query: 'rose',
    minPrice: 100,
    maxPrice: 900,
    onSale: true,
    inStock: true,
  }),
  'catalogue.getAddOns': get('public', { ids: [noId] }),
  'catalogue.getProduct': get('public', { id: noId }),
  'catalogue.getProducts': post('public', { ids: [noId] }),
  'catalogue.listCategories': get('public', { limit: 10, cursor: noId }),
  'catalogue.listProducts': get('public', {
    category: noId,
    occasion: 'birthday',
    colour: 'red',
    flower: 'rose',
    size: 'small',
    query: 'rose',
    sort: 'price',
    minPrice: 100,
    maxPrice: 900,
    onSale: true,
    inStock: true,
    arrival: { area: noId, day: date, slot: noId },
    cursor: noId,
    exclude: [noId],
    limit: 10,
  }),
  'claims.getOrderClaims': get('owner', { orderId: noId }),
  'claims.getClaimUploadTicket': post('owner', { orderId: noId }),
  'claims.openClaim': post('owner', {
    orderId: noId,
    message: 'They drooped',
    images: ['/uploads/none.webp'],
  }),
  'checkout.getCheckoutOptions': get('with profile', { productIds: [noId] }),
  'checkout.getRecipients': get('with profile'),
  'checkout.placeOrder': post('with profile', orderRequest),
  'profile.createUserProfile': post('public', { ...bearer, form }),
  'profile.getProfile': get('public'),
  'profile.getProfileByToken': post('public', bearer),
  'users.getSecondFactors': get('super admin', { userId: noId }),
  'users.getUser': get('super admin', { userId: noId }),
  'users.liftSuspension': post('super admin', { userId: noId }),
  'users.listOrdersOfUser': get('super admin', { userId: noId, after: noId }),
  'users.listUsers': get('super admin', {
    state: 'suspended',
    query: 'Mona',
    cursor: noId,
  }),
  'telephone-orders.findCustomers': post('staff', { query: 'zzzz' }),
  'telephone-orders.getKnownCustomer': get('staff', { customerId: noId }),
  'telephone-orders.getRecipientsOf': get('staff', { customerId: noId }),
  'telephone-orders.getTelephoneOptions': get('staff', { productIds: [noId] }),
  'telephone-orders.makePaymentLink': post('staff', { orderId: noId }),
  'telephone-orders.placeTelephoneOrder': post('staff', {
    ...orderRequest,
    customerId: noId,
    locale: 'en',
  }),
  'terminal-payments.recordTerminalPayment': post('staff', {
    orderId: noId,
    seenAmount: 1,
    receipt: '',
  }),
  'terminal-payments.recordTerminalRefund': post('super admin', { refundId: noId }),
  'order-edits.editOrder': post('staff', {
    orderId: noId,
    seen: orderFields,
    edited: { ...orderFields, isAddressKnown: true },
    seenTotal: 0,
  }),
  'users.openAccount': post('super admin', { ...form, email: '' }),
  'users.resetSecondFactors': post('super admin', { userId: noId }),
  'users.signOutUser': post('super admin', { userId: noId }),
  'users.suspendUser': post('super admin', { userId: noId, reason: 'Lost their keys' }),
  'users.updateUser': post('super admin', { userId: noId, form, seenUpdatedAt: 0 }),
  'profile.chooseLanguage': post('signed in', 'en'),
  'profile.saveOwnProfile': post('signed in', { ...form, phone: 'not a number' }),
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
  'categories.reorderCategories': post('staff', { ids: [noId] }),
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
  'session.deleteSession': post('public'),
  'session.endOtherSessions': post('signed in'),
  'session.getSession': get('public'),
  'identity.getSignInMethods': get('public'),
  'identity.isSecondFactorMissing': get('public'),
  'session.setSession': post('public', { token: 'not a token' }),
  'insights.getInsights': get('super admin', { days: 7 }),
  'delivery.getNextDelivery': get('public', { leadDays: 0 }),
  'delivery.getDeliveryAreas': get('public'),
  'delivery-choice.getChoiceTerms': get('public', {
    choice: { area: noId, day: date, slot: noId },
  }),
  'delivery-choice.getDeliveryOptions': get('public'),
  'dispatch.arrangeRun': post('staff', { driverId: noId, date }),
  'dispatch.assignOrders': post('staff', { orders: [{ id: noId, seen: null }], driverId: noId }),
  'dispatch.confirmCash': post('staff', {
    driverId: noId,
    date,
    seenExpected: 1,
    counted: 1,
    note: 'All there',
  }),
  'dispatch.getDispatch': get('staff', { date }),
  'dispatch.reorderRun': post('staff', { driverId: noId, date, orderIds: [noId] }),
  'dispatch.startRun': post('staff', { driverId: noId, date }),
  'drivers.getDriverRun': get('driver', { date }),
  'drivers.getDriverUploadTicket': post('driver'),
  'drivers.reportDelivery': post('driver', {
    reportId: '5f0c2a5e-7d0b-4c3e-9c1d-2b8a6f4e1d3c',
    orderId: noId,
    outcome: 'delivered',
    reason: 'Left with the doorman',
    receivedBy: 'Karim',
    pin: '1234',
    cashCollected: 1,
    happenedAt: 1,
    photo: '/uploads/none.webp',
  }),
  'drivers.startOwnRun': post('driver', { date }),
  'shop.openShop': get('public'),
  'refunds.requestRefund': post('super admin', {
    paymentId: noId,
    amount: 1,
    seenLeft: 1,
    reason: 'A wilted rose',
  }),
  'refunds.decideDifference': post('super admin', { paymentId: noId, decision: 'accept' }),
  'refunds.tryRefundAgain': post('super admin', { refundId: noId }),
  'staff-order-actions.advanceOrder': post('staff', {
    id: noId,
    orderId: noId,
    from: 'confirmed',
    to: 'preparing',
    note: '',
  }),
  'staff-order-actions.undoMoves': post('staff', {
    moves: [{ id: noId, from: 'confirmed', to: 'preparing' }],
  }),
  'staff-order-actions.correctDelivery': post('super admin', {
    orderId: noId,
    from: 'delivered',
    to: 'delivery_failed',
    reason: 'A mistake',
  }),
  'cancellations.requestCancellation': post('staff', {
    orderId: noId,
    from: 'confirmed',
    reason: 'Out of roses',
  }),
  'cancellations.decideCancellation': post('super admin', {
    orderId: noId,
    from: 'confirmed',
    requestId: noId,
    decision: 'decline',
    note: '',
  }),
  'cancellations.listCancellations': get('super admin'),
  'orders.cancelOwnOrder': post('owner', { orderId: noId }),
  'orders.changeCardMessage': post('owner', { orderId: noId, from: '', to: '' }),
  'orders.changeDelivery': post('owner', {
    orderId: noId,
    from: noTime,
    to: noTime,
  }),
  'orders.changeRecipientPhone': post('owner', {
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
  'cash-confirmation.confirmWithCode': post('with profile', {
    orderId: noId,
    code: '123456',
  }),
  'cash-confirmation.confirmWithLink': post('public', { orderId: noId, token: noId }),
  'cash-confirmation.correctContactEmail': post('with profile', {
    orderId: noId,
    email: 'mona@example.com',
  }),
  'cash-confirmation.resendConfirmation': post('with profile', { orderId: noId }),
  'cash-confirmation.releaseOrders': post('staff', { orderIds: [noId] }),
  'recipient-address.enterAddress': post('staff', { orderId: noId, place: noPlace }),
  'recipient-address.getAddressRequest': post('public', { token: noId + noId }),
  'orders.getDeliveryChoices': get('owner', { orderId: noId }),
  'orders.getOrder': get('public', { id: noId }),
  'staff-orders.getRoute': get('staff', { date, slot: noId }),
  'staff-orders.getStaffOrder': get('staff', { id: noId }),
  'recipient-address.giveAddress': post('public', { token: noId + noId, place: noPlace }),
  'personal-data.eraseAccount': post('with profile', { token: 'not a token' }),
  'personal-data.eraseCustomer': post('super admin', { userId: noId }),
  'personal-data.eraseOrderData': post('owner', { orderId: noId }),
  'personal-data.eraseRecipientData': post('public', { token: noId + noId }),
  'personal-data.eraseRecipientOnRequest': post('super admin', { orderId: noId }),
  'recipient-page.getRecipientPage': post('public', { token: noId + noId }),
  'recipient-page.getThanksUploadTicket': post('public', { token: noId + noId }),
  'recipient-page.leaveDirections': post('public', {
    token: noId + noId,
    note: 'Ring twice',
    half: 'first',
  }),
  'recipient-page.revokeRecipientLinks': post('staff', { orderId: noId }),
  'recipient-page.sendThanks': post('public', {
    token: noId + noId,
    message: 'Thank you',
    image: '/uploads/none.webp',
  }),
  'recipient-address.makeAddressLink': post('owner', { orderId: noId }),
  'recipient-address.resendAddressSms': post('owner', { orderId: noId }),
  'orders.listUnpaidOrders': get('public'),
  'orders.listOwnOrders': get('signed in', { after: noId }),
  'delivery-settings.addPeakDay': post('super admin', { date: '', name: '', surcharge: 0 }),
  'delivery-settings.closeDays': post('super admin', {
    draft: { from: '', until: '', reason: '' },
    knowsOfBookings: false,
  }),
  'delivery-settings.getDeliverySettings': get('super admin'),
  'delivery-settings.closeWeekday': post('super admin', {
    draft: { weekday: 5, from: '2000-01-01', until: '', reason: '', reasonAr: '' },
    knowsOfBookings: false,
  }),
  'delivery-settings.openWeekday': post('super admin', { id: noId }),
  'delivery-settings.openDay': post('super admin', { date: '2000-01-01' }),
  'delivery-settings.reorderZones': post('super admin', { ids: [noId] }),
  'delivery-settings.removePeakDay': post('super admin', { date: '2000-01-01' }),
  'delivery-settings.saveSlot': post('super admin', {
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
  'delivery-settings.saveZone': post('super admin', {
    id: null,
    draft: { name: '', fee: 0, open: false },
    seen: null,
  }),
  'setup.getSetup': get('super admin'),
  'staff.addStaff': post('super admin', { email: 'invalid', role: 'seller' }),
  'staff.changeRole': post('super admin', { userId: noId, from: 'customer', role: 'seller' }),
  'staff.getRoster': get('super admin'),
  'staff.withdrawInvitation': post('super admin', { invitationId: noId }),
  'customer-page.addUserNote': post('super admin', { userId: noId, text: 'Calls at noon' }),
  'customer-page.getCustomer': get('super admin', { userId: noId }),
  'customer-page.getSentEmail': get('super admin', { mailId: noId }),
  'customer-page.listSentEmails': get('super admin', { userId: noId, cursor: noId }),
  'customer-page.removeUserNote': post('super admin', { userId: noId, noteId: noId }),
  'customer-page.resendEmail': post('super admin', { mailId: noId }),
  'overview.getOverview': get('staff'),
  'overview.listFailedJobs': get('super admin', { cursor: noId }),
  'overview.retryJob': post('super admin', { jobId: noId }),
  'palette.searchAll': post('staff', { query: 'nothing at all' }),
  'pictures.getUploadTicket': post('staff'),
  'pictures.getShopPictures': get('public'),
  'staff-claims.countOpenClaims': get('staff'),
  'staff-claims.listClaims': get('staff', { show: 'open', cursor: noId }),
  'staff-claims.refundClaim': post('super admin', {
    claimId: noId,
    message: '',
    paymentId: noId,
    amount: 1,
    seenLeft: 1,
  }),
  'staff-claims.replaceClaim': post('staff', {
    claimId: noId,
    message: '',
    lines: [{ position: 0, quantity: 1 }],
    delivery: noTime,
  }),
  'staff-claims.replyToClaim': post('staff', { claimId: noId, message: 'Sorry' }),
  'staff-orders.countNewOrders': get('staff', { since: 0 }),
  'staff-orders.countOrders': get('staff', orderFilter),
  'staff-orders.exportOrders': get('staff', { ...orderFilter, after: noId }),
  'staff-orders.getBoard': get('staff', { date }),
  'staff-orders.getFilterChoices': get('staff'),
  'staff-orders.getMakeList': get('staff', { date, slot: noId }),
  'products.restoreProducts': post('staff', {
    products: [
      {
        ...{ id: noId, updatedAt: 0, category: noId, archivedAt: null },
        sizes: [{ id: noId, price: 1, salePrice: null }],
      },
    ],
  }),
  'recipes.deleteStem': post('staff', { id: noId }),
  'recipes.exportPurchaseList': get('staff', { from: date, until: date }),
  'recipes.getPurchaseList': get('staff', { from: date, until: date }),
  'recipes.getRecipes': get('staff', { id: noId }),
  'recipes.getStems': get('staff'),
  'recipes.saveRecipe': post('staff', {
    productId: noId,
    recipe: [{ stemId: noId, quantity: 1 }],
    seen: null,
  }),
  'recipes.saveStem': post('staff', {
    id: noId,
    draft: { name: '', perBunch: 0, supplier: '' },
    seen: null,
  }),
  'delivery.getOrderPause': get('public'),
  // A time in the past, which is refused.
  'workload.pauseOrders': post('staff', { until: 0 }),
  'workload.resumeOrders': post('staff'),
  'workload.setDayCapacity': post('staff', { date, slotId: noId, capacity: 0, seen: 0 }),
  'staff-orders.getPrintRun': get('staff', { ids: [noId] }),
  'staff-orders.listOrders': get('staff', { ...orderFilter, after: noId }),
  'staff-order-actions.moveOrders': post('staff', {
    orders: [{ id: noId, from: 'confirmed' }],
    to: 'preparing',
  }),
  'owner-links.openOwnerLink': post('public', { orderId: noId, token: noId }),
  'owner-links.replaceLinksForCustomer': post('staff', { orderId: noId }),
  'owner-links.replaceOwnerLinks': post('owner', { orderId: noId }),
  'owner-links.sendOwnerLink': post('public', { orderId: noId }),
  'payments.getOnlineMethods': get('public'),
  'payments.startPayment': post('payer', { orderId: noId, method: 'card' }),
  'reviews.deleteReview': post('owner', { orderId: noId, position: 0 }),
  'reviews.getOrderReviews': get('owner', { orderId: noId }),
  'reviews.getReviewUploadTicket': post('owner', { orderId: noId }),
  'reviews.listReviews': get('public', { productId: noId, cursor: noId }),
  'reviews.saveReview': post('owner', {
    orderId: noId,
    position: 0,
    seen: null,
    draft: {
      rating: 5,
      text: 'Lovely',
      keptPhotos: [0],
      images: ['/uploads/none.webp'],
      showName: true,
      agreesToPhoto: false,
    },
  }),
  'staff-reviews.answerReview': post('staff', { reviewId: noId, answer: 'Thanks', seen: 1 }),
  'staff-reviews.countReviews': get('staff', { product: noId, order: noId }),
  'staff-reviews.hideReview': post('super admin', { reviewId: noId, reason: 'insult', seen: 1 }),
  'staff-reviews.listReviews': get('staff', {
    show: 'hidden',
    rating: 5,
    product: noId,
    order: noId,
    cursor: noId,
  }),
  'staff-reviews.showBouquet': post('staff', { reviewId: noId, isShown: true }),
  'staff-reviews.unhideReview': post('super admin', { reviewId: noId }),
  'stock-alerts.countStockAlerts': get('staff', { productId: noId }),
  'stock-alerts.requestStockAlert': post('public', { productId: noId, email: 'mona@example.com' }),
  'stock-alerts.stopEmails': post('public', { token: 'not a token' }),
}

/** Every page. Its parameters stand for an existing order, product, link or policy, `$userId` for a seller. */
export const pageAccessRules: Record<string, keyof typeof rules> = {
  '/': 'public',
  '/p/$id': 'public',
  '/o/$orderId': 'public',
  '/a/$token': 'public',
  '/r/$token': 'public',
  '/$policy': 'public',
  '/search': 'public',
  '/occasions/': 'public',
  '/occasions/$slug': 'public',
  '/login': 'public',
  '/login/popup': 'public',
  '/register': 'public',
  '/reset-password': 'public',
  '/confirm-email': 'public',
  '/stop-emails': 'public',
  '/account': 'signed in',
  '/account/security': 'signed in',
  '/complete-profile': 'signed in',
  '/checkout': 'with profile',
  '/driver': 'driver',
  '/dashboard': 'staff',
  '/dashboard/': 'staff',
  '/dashboard/orders/': 'staff',
  '/dashboard/orders/$orderId': 'staff',
  '/dashboard/claims': 'staff',
  '/dashboard/reviews': 'staff',
  '/dashboard/make-list': 'staff',
  '/dashboard/dispatch': 'staff',
  '/dashboard/routes': 'staff',
  '/dashboard/purchase-list': 'staff',
  '/dashboard/stems': 'staff',
  '/dashboard/admins/': 'super admin',
  '/dashboard/admins/new': 'super admin',
  '/dashboard/admins/$userId': 'super admin',
  '/dashboard/audit': 'super admin',
  '/dashboard/users/': 'super admin',
  '/dashboard/users/new': 'super admin',
  '/dashboard/users/$userId': 'super admin',
  '/dashboard/today': 'staff',
  '/dashboard/categories/': 'staff',
  '/dashboard/categories/new': 'staff',
  '/dashboard/occasions/': 'staff',
  '/dashboard/occasions/$occasionId': 'staff',
  '/dashboard/occasions/new': 'staff',
  '/dashboard/delivery': 'super admin',
  '/dashboard/pages/': 'super admin',
  '/dashboard/pages/$page': 'super admin',
  '/dashboard/settings': 'super admin',
  '/dashboard/home': 'staff',
  '/dashboard/failed-jobs': 'super admin',
  '/dashboard/insights': 'super admin',
  '/dashboard/products/': 'staff',
  '/dashboard/products/import': 'staff',
  '/dashboard/orders/new': 'staff',
  '/dashboard/products/new': 'staff',
  '/dashboard/products/$productId': 'staff',
}

/**
 * Most server routes need no session: each checks its input. The status that it returns to an authorized request without
 * input:
 */
export const serverRoutes: Record<
  string,
  { path: string; method: 'GET' | 'POST'; status: number; access?: keyof typeof rules }
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
    access: 'staff',
  },
  '/dashboard/orders/$orderId/work-order.pdf': {
    path: '/dashboard/orders/abcdefghij0123456789/work-order.pdf',
    method: 'GET',
    status: 404,
    access: 'staff',
  },
  '/dashboard/make-list/document.pdf': {
    path: '/dashboard/make-list/document.pdf',
    method: 'GET',
    status: 200,
    access: 'staff',
  },
  '/dashboard/purchase-list/document.pdf': {
    path: '/dashboard/purchase-list/document.pdf',
    method: 'GET',
    status: 200,
    access: 'staff',
  },
  '/dashboard/orders/print.pdf': {
    path: '/dashboard/orders/print.pdf?kind=labels&ids=abcdefghij0123456789',
    method: 'GET',
    status: 404,
    access: 'staff',
  },
  '/dashboard/routes/document.pdf': {
    path: '/dashboard/routes/document.pdf',
    method: 'GET',
    status: 200,
    access: 'staff',
  },
  '/dashboard/routes/sheet.pdf': {
    path: '/dashboard/routes/sheet.pdf',
    method: 'GET',
    status: 200,
    access: 'staff',
  },
  '/o/$orderId/receipt.pdf': {
    path: '/o/abcdefghij0123456789/receipt.pdf',
    method: 'GET',
    status: 404,
  },
  '/driver.webmanifest': { path: '/driver.webmanifest', method: 'GET', status: 200 },
  '/robots.txt': { path: '/robots.txt', method: 'GET', status: 200 },
  '/sitemap.xml': { path: '/sitemap.xml', method: 'GET', status: 200 },
  '/api/claims/$claimId/$position': {
    path: '/api/claims/abcdefghij0123456789/0',
    method: 'GET',
    status: 404,
  },
  '/api/reviews/$reviewId/$photo': {
    path: '/api/reviews/abcdefghij0123456789/0',
    method: 'GET',
    status: 404,
  },
  '/api/thanks/$orderId': {
    path: '/api/thanks/abcdefghij0123456789',
    method: 'GET',
    status: 404,
  },
  '/api/personal-data': { path: '/api/personal-data', method: 'POST', status: 400 },
  '/api/uploads': { path: '/api/uploads', method: 'POST', status: 401 },
  '/api/csp-reports': { path: '/api/csp-reports', method: 'POST', status: 415 },
  '/api/payments/webhook': { path: '/api/payments/webhook', method: 'POST', status: 400 },
}
