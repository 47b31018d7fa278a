import { browseProducts } from '#commerce/catalogue/browse-products.server.ts'
import { countFacets } from '#commerce/catalogue/count-facets.server.ts'
import type { StaffListing } from '#commerce/catalogue/editing/staff-product.ts'
import { listStaffProducts } from '#commerce/catalogue/editing/staff-product-list.server.ts'
import { colours, flowers as flowerKeys } from '#commerce/catalogue/facets.ts'
import type { ProductFilter, ProductListing } from '#commerce/catalogue/product-listing.ts'
import {
  createProductSearch,
  type ProductSearch,
} from '#commerce/catalogue/search/product-search.server.ts'
import type { Database } from '#database/engine.server.ts'
import { createSlot, createZone } from '../../tests/support/test-shop.ts'
import type { Growing } from './growth.ts'

const now = Date.UTC(2026, 10, 20, 10)
const dayMs = 86_400_000
const categories = Array.from({ length: 20 }, (_, n) => `category${String(n).padStart(12, '0')}`)
const flowers = ['Roses', 'Tulips', 'Peonies', 'Orchids', 'Lavender', 'Ranunculus', 'Lilies']
const tones = ['white', 'blush', 'coral', 'plum', 'butter', 'ivory', 'crimson', 'lilac']
const partSize = 250

const idOf = (n: number) => `product${String(n).padStart(13, '0')}`
const category = categories[7]
const area = 'area0000000000000000'
/** One product of fifty arrives on the day, one of three on the next day. */
const few = { area, day: '2026-11-20' }
const arrival = { area, day: '2026-11-21' }
const facets = { colour: 'white', flower: 'rose' }

const log = { info() {}, warn() {}, error: console.error }
const searches = new WeakMap<Database, ProductSearch>()

/** Each database has one search index, as each process of the shop has. */
function searchOf(db: Database): ProductSearch {
  const search = searches.get(db) ?? createProductSearch({ db, now: () => now, log })
  searches.set(db, search)
  return search
}

const shopOf = (db: Database) => ({ db, now: () => now, search: searchOf(db) })
const staff = (filter: StaffListing) => (db: Database) => listStaffProducts(shopOf(db), filter, 30)
const shopper = (filter: ProductListing) => (db: Database) => browseProducts(shopOf(db), filter)

/** Each call is two seconds later than the last one, because counts are cached for one. */
function counts(filter: ProductFilter) {
  let calls = 0
  return (db: Database) => {
    calls += 1
    const at = now + calls * 2_000
    return countFacets({ ...shopOf(db), now: () => at }, filter)
  }
}

/** Every query of the product lists, for staff and shoppers. */
export const productLists: Growing = {
  few: 1000,
  many: 20_000,
  fill,
  queries: [
    ['staff, newest', staff({})],
    ['staff, next page', staff({ cursor: idOf(700) })],
    ['staff, by category', staff({ category })],
    ['staff, sold out', staff({ state: 'sold-out' })],
    ['staff, sold out in a category', staff({ state: 'sold-out', category })],
    ['staff, on sale', staff({ state: 'on-sale' })],
    ['staff, archived', staff({ state: 'archived' })],
    ['staff, search', staff({ query: 'coral peonies' })],
    ['staff, search by prefix', staff({ query: 'li' })],
    ['staff, search without a match', staff({ query: 'coral plum' })],
    ['staff, search in a category', staff({ query: 'lilac', category })],
    ['staff, search by state', staff({ query: 'coral peonies', state: 'archived' })],
    [
      'staff, search by state and category',
      staff({ query: 'cut sun', state: 'sold-out', category }),
    ],
    ['shoppers, newest', shopper({})],
    ['shoppers, next page', shopper({ cursor: idOf(700) })],
    ['shoppers, by category', shopper({ category })],
    ['shoppers, by price', shopper({ sort: 'price' })],
    ['shoppers, by name', shopper({ sort: 'name' })],
    ['shoppers, by name, in a category', shopper({ sort: 'name', category })],
    ['shoppers, price ascending, in a category', shopper({ sort: 'price', category })],
    ['shoppers, price descending, in a category', shopper({ sort: 'price-down', category })],
    [
      'shoppers, price descending, in a price range',
      shopper({ sort: 'price-down', maxPrice: 400 }),
    ],
    ['shoppers, price descending, on sale', shopper({ sort: 'price-down', onSale: true })],
    ['shoppers, in a price range', shopper({ minPrice: 300, maxPrice: 400 })],
    ['shoppers, on sale', shopper({ onSale: true })],
    ['shoppers, in stock', shopper({ inStock: true })],
    ['shoppers, by colour', shopper({ colour: 'red' })],
    ['shoppers, by colour and flower, by price', shopper({ ...facets, sort: 'price' })],
    ['shoppers, counts of filters', counts({})],
    ['shoppers, counts with filters', counts(facets)],
    ['shoppers, counts in a category', counts({ category })],
    ['shoppers, counts in a price range', counts({ minPrice: 300, maxPrice: 400 })],
    ['shoppers, counts in stock', counts({ inStock: true })],
    ['shoppers, counts for a delivery', counts({ arrival })],
    ['shoppers, few for a delivery', shopper({ arrival: few })],
    ['shoppers, few for a delivery, by name', shopper({ arrival: few, sort: 'name' })],
    ['shoppers, few for a delivery, by price', shopper({ arrival: few, sort: 'price' })],
    ['shoppers, for a delivery', shopper({ arrival })],
    ['shoppers, for a delivery, by name', shopper({ arrival, sort: 'name' })],
    ['shoppers, for a delivery, by price', shopper({ arrival, sort: 'price' })],
    ['shoppers, for a delivery, in a category', shopper({ arrival, category })],
    [
      'shoppers, for a delivery, in a category, by name',
      shopper({ arrival, category, sort: 'name' }),
    ],
    ['shoppers, search', shopper({ query: 'coral peonies' })],
    ['shoppers, search by prefix', shopper({ query: 'li' })],
    ['shoppers, search with few matches', shopper({ query: 'lilies 4711' })],
    ['shoppers, search without a match', shopper({ query: 'coral plum' })],
    ['shoppers, search, price ascending', shopper({ query: 'coral peonies', sort: 'price' })],
    ['shoppers, search, by name', shopper({ query: 'coral peonies', sort: 'name' })],
    ['shoppers, search by prefix, price ascending', shopper({ query: 'li', sort: 'price' })],
    [
      'shoppers, search with many matches, price descending',
      shopper({ query: 'lilies', sort: 'price-down' }),
    ],
    ['shoppers, search with many matches, by name', shopper({ query: 'peonies', sort: 'name' })],
    [
      'shoppers, search that matches all, price ascending',
      shopper({ query: 'cut sun', sort: 'price' }),
    ],
    [
      'shoppers, search in a category, price ascending',
      shopper({ query: 'peonies', sort: 'price', category }),
    ],
    ['shoppers, search with a typo', shopper({ query: 'ranunculas' })],
  ],
}

/** Prices, stock, sales and words repeat, so that every list has matches. */
async function fill(db: Database, count: number): Promise<void> {
  await db.insertInto('categories').values(categories.map(categoryRow)).execute()
  await createZone({ db }, { id: area })
  await createSlot({ db })
  for (let first = 0; first < count; first += partSize) {
    const size = Math.min(partSize, count - first)
    const rows = Array.from({ length: size }, (_, k) => productRow(first + k))
    await db.insertInto('products').values(rows).execute()
  }
  await searchOf(db).refresh()
}

function categoryRow(id: string, position: number) {
  return { id, name: `Category ${position}`, image: null, position, createdAt: now, updatedAt: now }
}

/** A pseudo-random choice, so that the properties of products are independent. */
function pseudoRandom(n: number, die: number, sides: number): number {
  let mixed = Math.imul(n + die * 7919, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % sides
}

function productRow(n: number) {
  const isOnSale = pseudoRandom(n, 1, 25) === 0
  return {
    id: idOf(n),
    name: `${tones[n % tones.length]} ${flowers[n % flowers.length]} ${n}`,
    description: 'Cut before sunrise.',
    care: '',
    image: null,
    images: '[]',
    price: 200 + pseudoRandom(n, 2, 40) * 50,
    salePrice: isOnSale ? 150 : null,
    saleStartDate: isOnSale ? now - dayMs : null,
    saleEndDate: isOnSale ? now + dayMs : null,
    category: categories[pseudoRandom(n, 3, categories.length)] ?? '',
    stock: pseudoRandom(n, 4, 3) === 0 ? null : pseudoRandom(n, 5, 31),
    leadDays: n % 50 === 0 ? 0 : 1 + (n % 3),
    colours: colours[pseudoRandom(n, 7, colours.length)] ?? '',
    flowers: flowerKeys[pseudoRandom(n, 8, flowerKeys.length)] ?? '',
    archivedAt: pseudoRandom(n, 6, 50) === 0 ? now : null,
    createdAt: now - n * 60_000,
    updatedAt: now,
  }
}
