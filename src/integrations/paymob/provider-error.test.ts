import { describe, expect, it } from 'vitest'
import { messagesOf } from './provider-error.ts'

const megabyte = 1_000_000

describe('the messages of a hostile error body', () => {
  // A quadratic expression would run for hours here.
  it.each([
    ['one word', 'a'.repeat(megabyte), '…'],
    ['an address without a host', `${'a.'.repeat(megabyte / 2)}@`, '…'],
    ['digits', '1'.repeat(megabyte), '…'],
    ['an endless key', `egy_${'a'.repeat(megabyte)}`, '…'],
    ['words of a script without spaces', 'و'.repeat(megabyte), '…'],
  ])('are read in time that grows with its size: %s', (_what, detail, message) => {
    expect(messagesOf({ detail })).toEqual([message])
  })

  it('are read in time that grows with its size: a long name of many messages', () => {
    const name = 'n'.repeat(megabyte / 2)
    const messages = messagesOf({ [name]: Array.from({ length: 100_000 }, () => 'no') })
    expect(messages).toHaveLength(100_000)
    expect(new Set(messages)).toEqual(new Set(['…: no']))
  })

  it('keep their beginning', () => {
    const [message = ''] = messagesOf({
      detail: `Declined. ${'Call your bank. '.repeat(megabyte)}`,
    })
    expect(message).toMatch(/^Declined\. Call your bank\. /)
    expect(message).toHaveLength(300)
  })

  it('show no part of a secret at the place where the text is cut', () => {
    const tokens = Array.from({ length: 1000 }, (_, at) => `${at % 10}${'k'.repeat(39)}`)
    for (let shift = 0; shift < 45; shift++) {
      const [message = ''] = messagesOf({ detail: `${'.'.repeat(shift)} ${tokens.join(' ')}` })
      expect(message).not.toContain('k')
    }
  })
})
