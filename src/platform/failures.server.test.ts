import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { maskFailure } from './failures.server.ts'

function mask(error: unknown) {
  const lines: Array<{ level: string; event: string; fields: unknown }> = []
  const write = (level: string) => (event: string, fields?: unknown) => {
    lines.push({ level, event, fields })
  }
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  const place = { serverFunction: 'placeOrder', reference: 'request-1', log }
  return { masked: maskFailure(error, place), lines }
}

describe('maskFailure', () => {
  it('returns a general message with a reference, and logs the whole error under it', () => {
    const cause = new Error('connection refused')
    const { masked, lines } = mask(new Error('secret: table users', { cause }))
    expect(masked).toEqual({
      message: 'Something went wrong on our side. Please try again. (request-1)',
      status: 500,
    })
    expect(lines).toMatchObject([
      {
        level: 'error',
        fields: {
          reference: 'request-1',
          error: { message: 'secret: table users', cause: { message: 'connection refused' } },
        },
      },
    ])
  })

  it('reports an invalid request, and logs its fields without their values', () => {
    const schema = z.object({ email: z.email() })
    const wrong = schema.safeParse({ email: 'salma at home' })
    const { masked, lines } = mask(wrong.error)
    expect(masked.status).toBe(400)
    expect(lines).toMatchObject([{ level: 'warn', fields: { fields: ['email: invalid_format'] } }])
    expect(JSON.stringify(lines)).not.toContain('salma')
  })

  it.each(['22021', '22P05', '22003'])(
    'treats a value that no database column can store as an invalid request (%s)',
    (code) => {
      const { masked, lines } = mask(Object.assign(new Error('invalid byte sequence'), { code }))
      expect(masked.status).toBe(400)
      expect(masked.message).not.toContain('byte')
      expect(lines).toMatchObject([{ level: 'warn' }])
    },
  )

  it('masks a thrown value that is no Error', () => {
    expect(mask('odd').masked.message).not.toContain('odd')
  })
})
