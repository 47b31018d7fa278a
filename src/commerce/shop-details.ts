import type { ShopPhones } from './shop-phones.ts'

/** Details of the shop that customers see, in one language. */
export interface ShopDetails extends ShopPhones {
  name: string
  tagline: string
  description: string
  headline: string
  motto: string
  deliveryArea: string
  place: string
  hours: string
  /** The same hours in the format of schema.org. */
  openingHours: string
  email: string
}

export const shopCountry = 'EG'

const elementId = 'shop-details'

let source: () => ShopDetails = detailsOfPage
let ofPage: ShopDetails | undefined

/** Lets the server respond in the language of each request. */
export function setShopDetailsSource(details: () => ShopDetails): void {
  source = details
}

/** The element of a page that holds the details. `<` is escaped: a name must not be able to close it. */
export function shopDetailsScript() {
  const children = JSON.stringify(source()).replaceAll('<', '\\u003c')
  return { type: 'application/json', id: elementId, children }
}

/** Shows other details in this browser, after a change. */
export function showShopDetails(details: ShopDetails): void {
  ofPage = details
}

// A page says the details of its shop, as it says its language.
function detailsOfPage(): ShopDetails {
  ofPage ??= readDetails()
  return ofPage ?? missingDetails
}

function readDetails(): ShopDetails | undefined {
  if (typeof document === 'undefined') return undefined
  const json = document.getElementById(elementId)?.textContent
  return json ? JSON.parse(json) : undefined
}

// The defaults stay on the server: shoppers would load their texts. An error page without the element still renders.
const missingDetails: ShopDetails = {
  name: '',
  tagline: '',
  description: '',
  headline: '',
  motto: '',
  deliveryArea: '',
  place: '',
  hours: '',
  openingHours: '',
  email: '',
  phone: null,
  whatsApp: null,
}

/** The current details, in the language of the caller. */
export const shopDetails: Readonly<ShopDetails> = {
  get name() {
    return source().name
  },
  get tagline() {
    return source().tagline
  },
  get description() {
    return source().description
  },
  get headline() {
    return source().headline
  },
  get motto() {
    return source().motto
  },
  get deliveryArea() {
    return source().deliveryArea
  },
  get place() {
    return source().place
  },
  get hours() {
    return source().hours
  },
  get openingHours() {
    return source().openingHours
  },
  get email() {
    return source().email
  },
  get phone() {
    return source().phone
  },
  get whatsApp() {
    return source().whatsApp
  },
}
