import type { ServerRequest } from 'srvx'
import type { NodeHandler } from './traffic.server.ts'

const prefix = '/_serverFn/'

/**
 * Ids of server functions in the previous release, each with its id of today. Instances of both releases know the
 * previous ids, so browsers call these until the next release, which removes the entries (decision 24).
 */
export const renamedFunctionIds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'customers.createUserProfile': 'profile.createUserProfile',
    'customers.getProfile': 'profile.getProfile',
    'customers.getProfileByToken': 'profile.getProfileByToken',
    'customers.saveOwnProfile': 'profile.saveOwnProfile',
    'customers.getUser': 'users.getUser',
    'customers.liftSuspension': 'users.liftSuspension',
    'customers.listOrdersOfUser': 'users.listOrdersOfUser',
    'customers.listUsers': 'users.listUsers',
    'customers.openAccount': 'users.openAccount',
    'customers.signOutUser': 'users.signOutUser',
    'customers.suspendUser': 'users.suspendUser',
    'customers.updateUser': 'users.updateUser',
    'editing.changeProducts': 'products.changeProducts',
    'editing.createProduct': 'products.createProduct',
    'editing.deleteProduct': 'products.deleteProduct',
    'editing.duplicateProduct': 'products.duplicateProduct',
    'editing.exportProducts': 'products.exportProducts',
    'editing.importProducts': 'products.importProducts',
    'editing.getStaffProduct': 'products.getStaffProduct',
    'editing.listStaffProducts': 'products.listStaffProducts',
    'editing.updateProduct': 'products.updateProduct',
    'editing.createCategory': 'categories.createCategory',
    'editing.deleteCategory': 'categories.deleteCategory',
    'editing.listStaffCategories': 'categories.listStaffCategories',
    'editing.orderCategories': 'categories.reorderCategories',
    'editing.updateCategory': 'categories.updateCategory',
    'identity.deleteSession': 'session.deleteSession',
    'identity.endOtherSessions': 'session.endOtherSessions',
    'identity.getSession': 'session.getSession',
    'identity.setSession': 'session.setSession',
    'identity.getSignInWays': 'identity.getSignInMethods',
    'layout.getNextDelivery': 'delivery.getNextDelivery',
    'promises.getDeliveryAreas': 'delivery.getDeliveryAreas',
    'layout.openShop': 'shop.openShop',
    'payments.askForRefund': 'refunds.requestRefund',
    'payments.decideDifference': 'refunds.decideDifference',
    'payments.tryRefundAgain': 'refunds.tryRefundAgain',
    'occasions.orderOccasions': 'occasions.reorderOccasions',
    'orders.advanceOrder': 'staff-order-actions.advanceOrder',
    'orders.addNote': 'staff-order-actions.addNote',
    'orders.removeOrderPhoto': 'staff-order-actions.removeOrderPhoto',
    'orders.substituteItem': 'staff-order-actions.substituteItem',
    'orders.keepOrderPhoto': 'staff-order-actions.saveOrderPhoto',
    'workshop.moveOrders': 'staff-order-actions.moveOrders',
    'orders.getRoute': 'staff-orders.getRoute',
    'orders.getStaffOrder': 'staff-orders.getStaffOrder',
    'workshop.countArrivals': 'staff-orders.countNewOrders',
    'workshop.countOrders': 'staff-orders.countOrders',
    'workshop.exportOrders': 'staff-orders.exportOrders',
    'workshop.getBoard': 'staff-orders.getBoard',
    'workshop.getFilterChoices': 'staff-orders.getFilterChoices',
    'workshop.listOrders': 'staff-orders.listOrders',
    'confirmation.confirmOrderByPhone': 'cash-confirmation.confirmOrderByPhone',
    'confirmation.confirmWithCode': 'cash-confirmation.confirmWithCode',
    'confirmation.confirmWithLink': 'cash-confirmation.confirmWithLink',
    'confirmation.correctContactEmail': 'cash-confirmation.correctContactEmail',
    'confirmation.resendConfirmation': 'cash-confirmation.resendConfirmation',
    'confirmation.releaseOrders': 'cash-confirmation.releaseOrders',
    'orders.enterAddress': 'recipient-address.enterAddress',
    'orders.getAddressRequest': 'recipient-address.getAddressRequest',
    'orders.giveAddress': 'recipient-address.giveAddress',
    'orders.makeAddressLink': 'recipient-address.makeAddressLink',
    'palette.findAnything': 'palette.searchAll',
    'settings.addPeakDay': 'delivery-settings.addPeakDay',
    'settings.closeDays': 'delivery-settings.closeDays',
    'settings.getDeliverySettings': 'delivery-settings.getDeliverySettings',
    'settings.openDay': 'delivery-settings.openDay',
    'settings.orderZones': 'delivery-settings.reorderZones',
    'settings.removePeakDay': 'delivery-settings.removePeakDay',
    'settings.saveSlot': 'delivery-settings.saveSlot',
    'settings.saveZone': 'delivery-settings.saveZone',
  }),
)

const idsBefore = new Map([...renamedFunctionIds].map(([before, id]) => [id, before]))

/** Id under which the build and its pages know a server function. */
export const builtFunctionId = (id: string): string => idsBefore.get(id) ?? id

/** Id of today of a server function. */
export const currentFunctionId = (id: string): string => renamedFunctionIds.get(id) ?? id

/** The address with today's id of the server function: body limits, logs and metrics know no other. */
export const currentAddress = (url: string): string => withId(url, currentFunctionId)

/** The address with the id that the framework knows. */
export const builtAddress = (url: string): string => withId(url, builtFunctionId)

function withId(url: string, rename: (id: string) => string): string {
  if (!url.startsWith(prefix)) return url
  const [id = ''] = url.slice(prefix.length).split('?', 1)
  return `${prefix}${rename(id)}${url.slice(prefix.length + id.length)}`
}

/** Accepts calls under the ids of both releases. */
export function acceptPreviousFunctionIds(handler: NodeHandler): NodeHandler {
  return (request, response) => {
    if (request.url) request.url = currentAddress(request.url)
    return handler(request, response)
  }
}

/** Gives the framework the call under the id of the build. */
export function asBuilt(request: ServerRequest): ServerRequest {
  const url = new URL(request.url)
  const built = builtAddress(url.pathname)
  if (built === url.pathname) return request
  url.pathname = built
  request._url = url
  return request
}
