import './support/checked-settings.ts'
import { revokeLinks } from '#commerce/orders/revoke-links.server.ts'
import { database, shop } from '#platform/services.server.ts'

/** After a leak, once the secrets are replaced: `npm run revoke-links`. A repetition changes nothing. */

const { orders, cards, addresses } = await revokeLinks(shop)
await database.close()
console.log(`Revoked ${orders} links of orders, ${cards} of cards and ${addresses} of addresses.`)
console.log('Customers get a new link on the page of their order, by email.')
