import { expect, it, vi } from 'vitest'
import { detectSessionEnd, onSessionEnded } from './session-ended.ts'

it('calls its listeners only when a sign-in ends', () => {
  const listener = vi.fn()
  const stop = onSessionEnded(listener)
  for (const status of [200, 403, 500]) detectSessionEnd(new Response(null, { status }))
  expect(listener).not.toHaveBeenCalled()
  const answer = new Response(null, { status: 401 })
  expect(detectSessionEnd(answer)).toBe(answer)
  expect(listener).toHaveBeenCalledOnce()
  stop()
  detectSessionEnd(answer)
  expect(listener).toHaveBeenCalledOnce()
})
