import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import { noon } from '../../../tests/support/test-shop.ts'
import { workOrderOf } from './work-order.ts'

const nothing = { pictures: new Map<string, Uint8Array>(), notes: [] }

describe('a work order', () => {
  it('shows products, time and address', () => {
    expect(workOrderOf(sampleOrder(), nothing)).toMatchObject({
      day: 'Saturday 21 November',
      window: '3 pm – 6 pm',
      area: 'Zamalek',
      lines: [{ name: 'Red roses', quantity: 1, picture: null }],
      ifMissing: 'Call the sender before you replace anything: +201112345678',
      recipient: 'Karim Nabil',
      address: ['Brazil Street', '12', 'Floor 3'],
      landmark: 'Ring twice',
      card: { message: 'Happy birthday', signature: 'Mona Adel' },
    })
  })

  it('shows how many stems to bind, where the shop knows', () => {
    const [line] = sampleOrder().lines
    if (!line) throw new Error('The order has no line.')
    const order = sampleOrder({ lines: [{ ...line, stemCount: 40 }, line] })
    const stems = () => workOrderOf(order, nothing).lines.map((one) => one.stems)
    expect(stems()).toEqual(['40 stems each', ''])
    expect(inLocale('ar', stems)).toEqual(['40 ساقًا للقطعة', ''])
  })

  it('shows add-ons behind their bouquet, and leaves out what was refunded', () => {
    const [bouquet] = sampleOrder().lines
    if (!bouquet) throw new Error('The sample has no line.')
    const vase = { ...bouquet, name: 'Vase', addedTo: 0 }
    const lines = [bouquet, vase, { ...vase, name: 'Balloon', givenBackAt: noon }]
    expect(workOrderOf(sampleOrder({ lines }), nothing).lines.map(({ name }) => name)).toEqual([
      'Red roses',
      '+ Vase',
    ])
  })

  it('has the language of the caller, and isolates the phone number', () => {
    expect(inLocale('ar', () => workOrderOf(sampleOrder(), nothing))).toMatchObject({
      locale: 'ar',
      day: 'السبت 21 نوفمبر',
      window: '3 م – 6 م',
      ifMissing: 'اتصل بالمرسل قبل استبدال أي صنف: +201112345678',
      address: ['Brazil Street', '12', 'الدور 3'],
      card: { message: 'Happy birthday', signature: 'Mona Adel' },
    })
  })

  it.each(['call', 'replace', 'refund'] as const)(
    'never shows the phone number of the recipient (%s)',
    (ifMissing) => {
      const printed = JSON.stringify(workOrderOf(sampleOrder({ ifMissing }), nothing))
      expect(printed).not.toContain('1001234567')
      expect(printed.includes('1112345678')).toBe(ifMissing === 'call')
    },
  )

  it('refers to the dashboard for the number of an anonymous sender', () => {
    const { ifMissing } = workOrderOf(sampleOrder({ senderShown: false }), nothing)
    expect(ifMissing).toBe('Call the sender before you replace anything: number in the dashboard')
  })

  it('shows no price', () => {
    const printed = JSON.stringify(workOrderOf(sampleOrder({ paymentStatus: 'cash_due' }), nothing))
    expect(printed).not.toMatch(/EGP|\b(500|75|575)\b/)
  })

  it('does not name an anonymous sender', () => {
    const printed = JSON.stringify(workOrderOf(sampleOrder({ senderShown: false }), nothing))
    expect(printed).not.toMatch(/Mona|Adel|example|1112345678/)
  })

  it('marks a missing address', () => {
    const { address } = workOrderOf(sampleOrder({ addressGivenAt: null }), nothing)
    expect(address).toEqual(['Address missing'])
  })

  it('shows the notes of the shop itself in the language of the caller', () => {
    const notes = [{ note: 'Cancellation declined: شكرًا', at: noon, staffName: 'نادية' }]
    const { notes: printed } = inLocale('ar', () =>
      workOrderOf(sampleOrder(), { ...nothing, notes }),
    )
    expect(printed[0]?.text).toMatch(/^\P{Script=Latin}+$/u)
  })

  it('shows the notes of staff with their authors', () => {
    const notes = [
      { note: 'A lilac ribbon', at: noon, staffName: 'Nadia' },
      { note: 'No lilies', at: noon, staffName: null },
    ]
    expect(workOrderOf(sampleOrder(), { ...nothing, notes }).notes).toEqual([
      { text: 'A lilac ribbon', by: ['Nadia', '20 Nov, 12:00 pm'] },
      { text: 'No lilies', by: ['20 Nov, 12:00 pm'] },
    ])
  })
})
