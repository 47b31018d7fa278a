import { expect, it } from 'vitest'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { identityHarness } from '../../../tests/support/identity-harness.ts'
import { createRecordingLog } from '../../../tests/support/recording-log.ts'
import { endSessionsOf } from './session-store.server.ts'
import { startSession } from './start-session.server.ts'
import { readBearer } from './token-bearer.server.ts'

describeUseCase('an ID token on its way to a session', (open) => {
  const { registered, provider } = identityHarness(open)

  async function bearer() {
    const { idToken } = await registered()
    const token = await idToken()
    const read = await provider().readIdToken(token, Date.now())
    if (!read.ok) throw new Error(read.refusal)
    return { uid: read.account.uid, token, idToken }
  }
  const verifier = () => ({ db: open().db, now: Date.now, ...provider() })
  const dependencies = () => ({ ...verifier(), log: createRecordingLog(), secret: 's'.repeat(32) })

  it('reads the profile of its user until it has started a session', async () => {
    const brought = await bearer()
    expect(await readBearer(verifier(), brought)).toMatchObject({ uid: brought.uid })
    expect(await startSession(dependencies(), brought.token)).toMatchObject({ ok: true })
    expect(await readBearer(verifier(), brought)).toBeNull()
  })

  it('reads no other profile', async () => {
    const [{ token }, { uid }] = [await bearer(), await bearer()]
    expect(await readBearer(verifier(), { uid, token })).toBeNull()
  })

  it('reads none after the sessions of its user were ended', async () => {
    const brought = await bearer()
    await endSessionsOf(open().db, brought.uid, Date.now())
    expect(await readBearer(verifier(), brought)).toBeNull()
  })
})
