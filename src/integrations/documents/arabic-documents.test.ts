import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { buildMakeList } from '#commerce/documents/make-list.ts'
import { messageCardOf } from '#commerce/documents/message-card.ts'
import { buildPurchaseList } from '#commerce/documents/purchase-list.ts'
import { receiptOf } from '#commerce/documents/receipt.ts'
import { buildRouteDocument } from '#commerce/documents/route-document.ts'
import { type WorkOrder, workOrderOf } from '#commerce/documents/work-order.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { setArabicDigits } from '#i18n/shown-digits.ts'
import { sampleOrder, sampleOwnOrder } from '../../../tests/support/sample-order.ts'
import { createPdfPrinter } from './pdf-printer.server.ts'

const printPdf = createPdfPrinter()

/** The texts of the first page with their place; PDF.js gives the letters as they were drawn. */
async function read(file: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(file))
  const page = await document.getPage(document.numPages)
  const { items } = await page.getTextContent()
  const { info } = await document.getMetadata()
  const placed = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str.normalize('NFKC'), x: item.transform[4], y: item.transform[5] }]
      : [],
  )
  const find = (text: string) => {
    const found = placed.find((one) => one.text.includes(text))
    if (!found) throw new Error(`The page has no ${text}.`)
    return found
  }
  return { find, texts: placed.map(({ text }) => text), info }
}

const change = {
  contact: { name: 'منى عادل', email: 'mona@example.com', phone: '+201112345678' },
  locale: 'ar',
} as const

it('renders a receipt from right to left with its sums', { timeout: 60_000 }, async () => {
  const order = sampleOwnOrder({ ...change, subtotal: 2000, total: 2075, captured: 2075 })
  const receipt = inLocale('ar', () => receiptOf(order))
  // The language of the caller does not matter: the worker has none.
  const { find, texts } = await read(await printPdf({ kind: 'receipt', receipt }))
  for (const sum of ['2,000', '75', '2,075']) find(sum)
  // Labels are on the right of their amounts, and the sums on the left half of the page.
  expect(find('2,000').x).toBeLessThan(298)
  expect(find('Red roses').x).toBeGreaterThan(298)
  expect(find('mona@example.com').x).toBeGreaterThan(298)
  expect(texts).toContain('+201112345678')
  const latin = texts.filter((text) => /[A-Za-z]{2}/.test(text) && !text.includes('@'))
  expect(latin.join(' ')).not.toMatch(/Receipt|Order|Total|Flowers|Delivery|Paid/)
})

it('renders a receipt in the digits of the shop', { timeout: 60_000 }, async () => {
  setArabicDigits('arabic-indic')
  try {
    const order = sampleOwnOrder({ ...change, subtotal: 2000, total: 2075, captured: 2075 })
    const receipt = inLocale('ar', () => receiptOf(order))
    const { find, texts } = await read(await printPdf({ kind: 'receipt', receipt }))
    for (const sum of ['٢٬٠٠٠', '٧٥', '٢٬٠٧٥']) find(sum)
    find(order.number)
    expect(texts).toContain('+201112345678')
  } finally {
    setArabicDigits('western')
  }
})

it('renders a work order in its own language for every caller', { timeout: 60_000 }, async () => {
  const workOrder = () => workOrderOf(sampleOrder(change), { pictures: new Map(), notes: [] })
  const print = async (order: WorkOrder) => read(await printPdf({ kind: 'work-order', order }))
  const english = await inLocale('ar', () => print(inLocale('en', workOrder)))
  expect(english.texts.join(' ')).toContain('Nawwar, Zamalek, Cairo. Every day, 9 am to 10 pm.')
  const { find, texts } = await print(inLocale('ar', workOrder))
  expect(texts.join(' ')).not.toMatch(/Work|Order|Card|Delivery|Substitutions|Call|Floor|pm/)
  // The quantity is on the right of the product, and both on the right half of the page.
  expect(find('Red roses').x).toBeGreaterThan(298)
  expect(find('1 ×').x).toBeGreaterThan(find('Red roses').x)
  expect(texts.join(' ')).toContain('+201112345678')
})

it('renders a route in its own language', { timeout: 60_000 }, async () => {
  const order = sampleOrder({ ...change, paymentStatus: 'cash_due' })
  const route = inLocale('ar', () =>
    buildRouteDocument([order], { date: order.delivery.date, window: null }),
  )
  const { find, texts, info } = await read(await printPdf({ kind: 'route', route }))
  expect(texts.join(' ')).not.toMatch(/Route|stop|collect|Collect|Received|Open map|all day/)
  // The number of the stop is at the start of its row, and the space for the signature at the end.
  expect(find('Karim Nabil').x).toBeGreaterThan(298)
  expect(find('+201001234567').x).toBeLessThan(find('Karim Nabil').x)
  expect('Title' in info && info.Title).toMatch(/^خط السير، /)
})

it('renders a make list in its own language', { timeout: 60_000 }, async () => {
  const order = sampleOrder(change)
  const list = inLocale('ar', () =>
    buildMakeList([order], { date: order.delivery.date, window: null }),
  )
  const { find, texts } = await read(await printPdf({ kind: 'make-list', list }))
  expect(texts.join(' ')).not.toMatch(/Make|bouquet|order|stem|Call|EGP/)
  // The box and the quantity are at the start of the row.
  expect(find('1 ×').x).toBeGreaterThan(find(order.number).x)
})

it('renders a purchase list in its own language', { timeout: 60_000 }, async () => {
  const rose = { id: 'rose', name: 'Red rose', nameAr: 'ورد أحمر', perBunch: 20, supplier: '' }
  const line = { quantity: 2, isAddOn: false }
  const days = { from: '2026-11-20', until: '2026-11-22' }
  const list = inLocale('ar', () =>
    buildPurchaseList(
      [
        { ...line, productId: 'roses', name: 'ورود' },
        { ...line, productId: 'tulips', name: 'توليب' },
      ],
      {
        recipes: new Map([['roses', [{ stemId: 'rose', quantity: 12 }]]]),
        stems: new Map([['rose', rose]]),
      },
      days,
    ),
  )
  const { texts, info } = await read(await printPdf({ kind: 'purchase-list', list }))
  expect(texts.join(' ')).not.toMatch(/Purchase|bunch|stem|recipe|Other/)
  expect('Title' in info && info.Title).toMatch(/^قائمة الشراء، /)
})

it('names the card in the language of its order', { timeout: 60_000 }, async () => {
  const printable = messageCardOf(sampleOrder(change))
  if (!printable.ok) throw new Error(printable.refusal)
  const { card } = printable
  const titleIn = async (locale: 'en' | 'ar') => {
    const { info } = await read(await printPdf({ kind: 'message-card', card, locale }))
    return 'Title' in info ? info.Title : null
  }
  expect(await titleIn('en')).toBe('Card – Nawwar')
  expect(await titleIn('ar')).toMatch(/^الكارت – /)
})
