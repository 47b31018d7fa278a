import { describe, expect, it } from 'vitest'
import { jobKinds } from '#commerce/jobs/job-definitions.server.ts'
import { jobKindNames, parsePayload, serializePayload } from './stored-names.ts'

describe('the stored kind of a job', () => {
  it('differs for each kind, and is read as that kind', () => {
    const written = jobKinds.map(jobKindNames.write)
    expect(new Set(written).size).toBe(jobKinds.length)
    expect(written.map(jobKindNames.read)).toEqual(jobKinds)
  })

  it('is read under its new name as well', () => {
    expect(jobKinds.map(jobKindNames.read)).toEqual(jobKinds)
    expect(jobKindNames.read('water-the-plants')).toBe('water-the-plants')
  })

  it('has each name once in a list of all', () => {
    expect(jobKindNames.all(['purge-visits', 'expire-order'])).toEqual([
      'purge-visits',
      'expire-order',
      'forget-visits',
    ])
  })
})

describe('the stored payload of a job', () => {
  it('has the key and the trigger of the previous version', () => {
    const payload = { orderId: 'a', trigger: 'out-for-delivery', amount: 0, mailId: 'b' }
    const text = '{"orderId":"a","occasion":"on-its-way","amount":0,"mailId":"b"}'
    expect(serializePayload(payload)).toBe(text)
    expect(parsePayload(text)).toEqual(payload)
  })

  it('is read under the new names as well', () => {
    const payload = { trigger: 'out-for-delivery', mailId: 'b' }
    expect(parsePayload(JSON.stringify(payload))).toEqual(payload)
  })

  it('is unchanged where nothing was renamed', () => {
    for (const payload of [{}, { orderId: 'on-its-way' }, { trigger: 'confirmed' }, null, 'text']) {
      expect(parsePayload(serializePayload(payload))).toEqual(payload)
    }
    expect(serializePayload({ orderId: 'on-its-way', once: true })).toBe(
      '{"orderId":"on-its-way","once":true}',
    )
  })
})
