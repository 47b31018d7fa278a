import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import type { OrderDocument } from '#commerce/documents/document-printer.ts'
import { messageCardOf } from '#commerce/documents/message-card.ts'
import { orderLabelOf } from '#commerce/documents/order-label.ts'
import type { Receipt } from '#commerce/documents/receipt.ts'
import { buildRouteDocument } from '#commerce/documents/route-document.ts'
import { workOrderOf } from '#commerce/documents/work-order.ts'
import type { Order } from '#commerce/orders/order.ts'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import { tomorrow } from '../../../tests/support/test-shop.ts'
import { createPdfPrinter } from './pdf-printer.server.ts'

/** The operation of PDF.js that paints an embedded picture (`OPS.paintImageXObject`). */
const paintPicture = 85

const line = { name: 'Red roses', quantity: '2', unitPrice: 'EGP 500', total: 'EGP 1,000' }
const receipt: Receipt = {
  number: '4821-0937',
  placedOn: 'Friday 20 November 2026',
  paidBy: 'Card',
  contact: ['منى عادل', 'mona@example.com', '+201112345678'],
  delivery: ['Łucja Şahin 🌷', 'Saturday 21 November, 3 pm – 6 pm', 'Zamalek'],
  lines: [line, { ...line, name: 'باقة الربيع' }],
  sums: [
    { label: 'Flowers', amount: 'EGP 2,000' },
    { label: 'Delivery on Mother’s Day', amount: 'EGP 60' },
    { label: 'Total', amount: 'EGP 2,060', isTotal: true },
  ],
}

async function read(file: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(file))
  const words: string[] = []
  const fonts = new Set<string>()
  const heights = new Map<string, number>()
  let pictures = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items, styles } = await page.getTextContent()
    for (const item of items) {
      if (!('str' in item)) continue
      words.push(item.str)
      heights.set(item.str, item.transform[5])
      fonts.add(item.fontName)
    }
    for (const name of Object.keys(styles)) fonts.add(name)
    const { fnArray } = await page.getOperatorList()
    pictures += fnArray.filter((operation) => operation === paintPicture).length
  }
  return { text: words.join(' '), pages: document.numPages, fonts: fonts.size, heights, pictures }
}

it('renders a receipt on one page with all lines and sums', async () => {
  const { text, pages, fonts } = await read(await createPdfPrinter()({ kind: 'receipt', receipt }))
  expect(pages).toBe(1)
  for (const word of ['Nawwar', '4821-0937', 'Red roses', 'EGP 2,060', 'mona@example.com']) {
    expect(text).toContain(word)
  }
  // Characters of two fonts are separate text runs.
  expect(text.replaceAll(' ', '')).toContain('ŁucjaŞahin')
  expect(text).not.toContain('🌷')
  expect(text).toMatch(/\p{Script=Arabic}{3}/u)
  expect(fonts).toBeGreaterThan(2)
}, 60_000)

it('renders a receipt of thirty lines on several pages with the contact data on each', async () => {
  const lines = Array.from({ length: 30 }, () => line)
  const { text, pages } = await read(
    await createPdfPrinter()({ kind: 'receipt', receipt: { ...receipt, lines } }),
  )
  expect(pages).toBeGreaterThan(1)
  expect(text.split('hello@boutique.example')).toHaveLength(pages + 1)
}, 60_000)

it('renders a work order of two products on one page with picture, card and notes', async () => {
  const order = sampleOrder({ cardMessage: 'كل سنة وأنتِ طيبة' })
  const notes = [{ note: 'A lilac ribbon', at: 0, staffName: 'Nadia' }]
  const workOrder = workOrderOf(order, { pictures: new Map(), notes })
  const { text, pages } = await read(
    await createPdfPrinter()({ kind: 'work-order', order: workOrder }),
  )
  expect(pages).toBe(1)
  for (const word of ['4821-0937', 'Red roses', '1 ×', 'Karim Nabil', 'A lilac ribbon', 'Nadia']) {
    expect(text).toContain(word)
  }
  expect(text).toMatch(/\p{Script=Arabic}{3}/u)
  expect(text).not.toContain('EGP')
}, 60_000)

it.each([
  ['short', 'Happy birthday'],
  ['long', 'Happy birthday, '.repeat(18)],
  ['of wide letters', 'WMWMWMW '.repeat(37)],
  ['one endless word', 'a'.repeat(300)],
  ['in Arabic', 'كل سنة وأنتِ طيبة يا أمي '.repeat(11)],
  ['of many lines', 'Love\n'.repeat(11)],
])(
  'renders a card on two pages: %s',
  async (_case, cardMessage) => {
    const printable = messageCardOf(sampleOrder({ cardMessage }))
    if (!printable.ok) throw new Error(printable.refusal)
    const { text, pages } = await read(
      await createPdfPrinter()({ kind: 'message-card', card: printable.card }),
    )
    expect(pages).toBe(2)
    expect(text).toContain('Karim Nabil,')
    expect(text).toContain('Mona Adel')
  },
  60_000,
)

it('prints the code of the recipient’s page on the back of a card', async () => {
  const printable = messageCardOf(sampleOrder())
  if (!printable.ok) throw new Error(printable.refusal)
  const { card } = printable
  const link = `https://shop.example/r/${'a1'.repeat(20)}`
  const coded = await read(await createPdfPrinter()({ kind: 'message-card', card, link }))
  expect(coded.pages).toBe(2)
  expect(coded.text).toContain('Scan to see the photo and say thank you')
  const plain = await read(await createPdfPrinter()({ kind: 'message-card', card }))
  expect(plain.text).not.toContain('Scan')
}, 60_000)

it('prints the emoji of a card as pictures, and keeps its blank lines', async () => {
  const cardMessage = 'Happy birthday 🎂\n\n\nعيد ميلاد سعيد 🌷 ❤\n👩‍👩‍👧‍👦 🍋‍🟩 🇪🇬\nLove'
  const printable = messageCardOf(sampleOrder({ cardMessage }))
  if (!printable.ok) throw new Error(printable.refusal)
  const { card } = printable
  const { text, heights, pictures } = await read(
    await createPdfPrinter()({ kind: 'message-card', card }),
  )
  expect(text).toContain('Happy birthday')
  expect(text).not.toContain('·')
  // The lime is a sequence that is newer than the pictures: a lemon and a green square.
  expect(pictures).toBe(7)
  const [first, last] = [heights.get('Happy birthday') ?? 0, heights.get('Love') ?? 0]
  expect((first - last) / (card.size * 1.45)).toBeCloseTo(5, 1)
}, 60_000)

it('keeps the order of an address with Arabic parts, and prints no marks', async () => {
  const address = { ...sampleOrder().address, street: 'شارع التحرير', building: '12', floor: '3' }
  const orders = [sampleOrder({ address })]
  const route = buildRouteDocument(orders, { date: tomorrow, window: null })
  const file = await createPdfPrinter()({ kind: 'route', route })
  const page = await (await getDocumentProxy(new Uint8Array(file))).getPage(1)
  const { items } = await page.getTextContent()
  const placed = items.flatMap((item) => ('str' in item ? [item] : []))
  // By its Latin part: letters that another document has used before may have lost their code in the font.
  const floor = placed.find(({ str }) => str.endsWith('12, Floor 3'))
  const line = placed.filter(({ transform }) => transform[5] === floor?.transform[5])
  expect(line.some(({ str }) => /\p{Script=Arabic}/u.test(str))).toBe(true)
  const right = line.toSorted((one, other) => one.transform[4] - other.transform[4]).at(-1)
  expect(right).toBe(floor)
  for (const { str, width } of placed) if (/^[\u2068\u2069]+$/.test(str)) expect(width).toBe(0)
}, 60_000)

it('renders all thirty stops of a route with the cash to collect', async () => {
  const orders = Array.from({ length: 30 }, (_, index) =>
    sampleOrder({ number: `4821-${1000 + index}`, paymentStatus: 'cash_due' }),
  )
  const route = buildRouteDocument(orders, { date: tomorrow, window: null })
  const runLink = 'https://shop.example/driver?date=2026-11-21'
  const file = await createPdfPrinter()({ kind: 'route', route, runLink })
  const { text, pages } = await read(file)
  expect(text).toContain('Drivers: scan to open your run.')
  expect(pages).toBeGreaterThan(2)
  for (const { number } of orders) expect(text).toContain(number)
  expect(text.split('Collect EGP')).toHaveLength(31)
  expect(text).toContain('EGP 17,250 to collect')
}, 60_000)

it('renders the documents of many orders as one file, in their order', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => `4821-${1000 + index}`)
  const orders = numbers.map((number) => sampleOrder({ number, recipient: longName }))
  const run = (documents: OrderDocument[]) =>
    createPdfPrinter()({ kind: 'print-run', title: 'Labels', locale: 'en', documents })
  const labels = await read(
    await run(orders.map((order) => ({ kind: 'label', label: orderLabelOf(order) }))),
  )
  expect(labels.pages).toBe(12)
  expect(labels.text.match(/4821-\d{4}/g)).toEqual(numbers)
  expect(labels.text).toContain('Zamalek')
  expect(labels.text).not.toContain('EGP')
  const mixed = await read(
    await run([
      { kind: 'work-order', order: workOrderOf(sampleOrder(), { pictures: new Map(), notes: [] }) },
      { kind: 'message-card', card: cardOf(sampleOrder()), locale: 'ar' },
    ]),
  )
  expect(mixed.pages).toBe(3)
}, 60_000)

const longName = { name: 'Karim Nabil Abd El-Rahman '.repeat(4).trim(), phone: '+201001234567' }

function cardOf(order: Order) {
  const printable = messageCardOf(order)
  if (!printable.ok) throw new Error(printable.refusal)
  return printable.card
}
