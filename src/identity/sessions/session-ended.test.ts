import { expect, it, vi } from 'vitest'
import { noticeSessionEnd, onSessionEnded } from './session-ended.ts'

it('calls its listeners only when a sign-in ends', () => {
  const listener = vi.fn()
  const stop = onSessionEnded(listener)
  for (const status of [200, 403, 500]) noticeSessionEnd(new Response(null, { status }))
  expect(listener).not.toHaveBeenCalled()
  const answer = new Response(null, { status: 401 })
  expect(noticeSessionEnd(answer)).toBe(answer)
  expect(listener).toHaveBeenCalledOnce()
  stop()
  noticeSessionEnd(answer)
  expect(listener).toHaveBeenCalledOnce()
})
