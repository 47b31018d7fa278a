import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGrowingBuffer } from './growing-buffer.server.ts'

const anyParts = fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 50 })

describe('a growing buffer', () => {
  it('has the parts in their order', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const buffer = createGrowingBuffer()
        for (const part of parts) buffer.append(part)
        expect(buffer.content()).toEqual(Buffer.concat(parts))
      }),
    )
  })

  it('takes at most twice its size, and reports all of it', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const buffer = createGrowingBuffer()
        let reported = 0
        for (const part of parts) {
          reported += buffer.append(part)
          expect(reported).toBeGreaterThanOrEqual(buffer.size())
          expect(reported).toBeLessThanOrEqual(2 * buffer.size())
        }
        expect(buffer.content().buffer.byteLength).toBe(reported)
      }),
    )
  })
})
