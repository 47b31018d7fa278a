import { beforeEach, expect, it } from 'vitest'
import type { Profile } from '#commerce/customers/profile.ts'
import { addProfile } from '#commerce/customers/user-store.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { identityHarness } from '../../../tests/support/identity-harness.ts'
import { createRecordingLog } from '../../../tests/support/recording-log.ts'
import { respelled } from '../../../tests/support/respelled.ts'
import { removeSignIns } from '../providers/embedded/sign-in-changes/sign-in-store.server.ts'
import type { IdentityAccount } from '../providers/identity-server.ts'
import type { RateLimitTables } from '../rate-limits/rate-limit-store.server.ts'
import { hashSessionId, isSessionId } from './session-id.server.ts'
import {
  activitySavedEveryMs,
  shopperSessionMs,
  staffIdleMs,
  staffSessionMs,
} from './session-lifetime.ts'
import { endOtherSessionsOf, endSessionsOf, findSessionHolder } from './session-store.server.ts'
import { type SessionDependencies, startSession } from './start-session.server.ts'
import { readBearer } from './token-bearer.server.ts'

const secret = 'a secret of at least thirty-two letters'
const now = Date.parse('2026-11-21T10:00:00Z')

const genuineToken = () => `genuine.${crypto.randomUUID()}.signature`

describeOnEachDatabase('a session', (open) => {
  let uid = ''
  let log = createRecordingLog()
  beforeEach(() => {
    uid = newDocumentId()
    log = createRecordingLog()
  })

  function dependencies(
    changes: Partial<SessionDependencies> = {},
    claims: Partial<IdentityAccount> = {},
  ): SessionDependencies {
    const account: IdentityAccount = {
      uid,
      email: '',
      emailVerified: false,
      name: '',
      picture: null,
      method: null,
      secondFactor: false,
      signInId: null,
      signedInAt: now,
      provenAt: now,
      ...claims,
    }
    return {
      db: open().db,
      now: () => now,
      log,
      secret,
      readIdToken: async (token) =>
        token.startsWith('genuine')
          ? { ok: true, account }
          : { ok: false, refusal: 'token-invalid' },
      ...changes,
    }
  }

  async function start(previous?: string) {
    const started = await startSession(dependencies(), genuineToken(), previous)
    if (!started.ok) throw new Error(started.refusal)
    return started
  }

  const holderOf = (sessionId: string, at = now) =>
    findSessionHolder(open().db, hashSessionId(sessionId, secret), at)

  function saveProfile(changes: Partial<Profile> = {}) {
    const guest: Profile = {
      id: uid,
      name: 'Guest',
      surname: '',
      email: '',
      phone: '',
      profilePicture: null,
      suspended: false,
      locale: 'en',
      role: 'customer',
    }
    return addProfile(open().db, { ...guest, ...changes }, now)
  }

  it('belongs to the user of the token', async () => {
    await saveProfile({ name: 'Salma' })
    const { sessionId } = await start()
    expect(await holderOf(sessionId)).toMatchObject({ uid, user: { name: 'Salma' } })
  })

  it('starts before there is a profile', async () => {
    const { sessionId } = await start()
    expect(await holderOf(sessionId)).toEqual({
      uid,
      guest: false,
      secondFactor: false,
      user: null,
    })
  })

  it('is stored as a keyed hash only', async () => {
    const { sessionId } = await start()
    const rows = await open().db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(sessionId)
    expect(await findSessionHolder(open().db, sessionId, now)).toBeNull()
    expect(await findSessionHolder(open().db, hashSessionId(sessionId, 'other'), now)).toBeNull()
  })

  it('has an id of 256 random bits', async () => {
    const ids = [(await start()).sessionId, (await start()).sessionId]
    expect(ids.every(isSessionId)).toBe(true)
    expect(ids[0]).not.toBe(ids[1])
    expect(Buffer.from(ids[0] ?? '', 'base64url')).toHaveLength(32)
  })

  it('is refused for an invalid token', async () => {
    expect(await startSession(dependencies(), 'forged')).toEqual({
      ok: false,
      refusal: 'token-refused',
    })
  })

  it('is logged with its uid when it starts and when it is refused, without other personal data', async () => {
    const token = genuineToken()
    const salma = { email: 'salma@example.com', name: 'Salma', method: 'password' as const }
    const { sessionId } = await startSession(dependencies({}, salma), token).then((started) => {
      if (!started.ok) throw new Error(started.refusal)
      return started
    })
    await startSession(dependencies({}, salma), token)
    await startSession(dependencies(), 'forged')
    expect(log.lines).toEqual([
      {
        level: 'info',
        event: 'session started',
        fields: { person: uid, method: 'password', secondFactor: false },
      },
      {
        level: 'warn',
        event: 'session refused',
        fields: { person: uid, reason: 'token-refused' },
      },
      { level: 'warn', event: 'session refused', fields: { reason: 'token-invalid' } },
    ])
    for (const secret of [token, sessionId, salma.email]) expect(log.text()).not.toContain(secret)
  })

  it('is refused to a suspended user, and ends with a suspension', async () => {
    await saveProfile()
    const { sessionId } = await start()
    await open().db.updateTable('users').set({ suspended: 1 }).where('id', '=', uid).execute()
    expect(await holderOf(sessionId)).toBeNull()
    expect(await startSession(dependencies(), genuineToken())).toEqual({
      ok: false,
      refusal: 'suspended',
    })
  })

  it('lasts 30 days', async () => {
    const { sessionId, expiresAt } = await start()
    expect(expiresAt).toBe(now + 30 * 24 * 60 * 60 * 1000)
    expect(await holderOf(sessionId, now + shopperSessionMs - 1)).not.toBeNull()
    expect(await holderOf(sessionId, now + shopperSessionMs)).toBeNull()
  })

  it('of staff lasts twelve hours, however much it is used', async () => {
    await saveProfile({ role: 'seller' })
    const { sessionId, expiresAt } = await start()
    expect(expiresAt).toBe(now + staffSessionMs)
    for (let at = now; at < expiresAt; at += staffIdleMs - 1) {
      expect(await holderOf(sessionId, at)).toMatchObject({ uid })
    }
    expect(await holderOf(sessionId, expiresAt)).toBeNull()
  })

  it('of staff ends after inactivity', async () => {
    await saveProfile({ role: 'superAdmin' })
    const { sessionId } = await start()
    // Activity is not saved within the interval, so the timeout starts at the sign-in.
    expect(await holderOf(sessionId, now + activitySavedEveryMs - 1)).not.toBeNull()
    expect(await holderOf(sessionId, now + staffIdleMs)).toBeNull()
    expect(await holderOf(sessionId, now + staffIdleMs - 1)).not.toBeNull()
    expect(await holderOf(sessionId, now + staffIdleMs)).not.toBeNull()
  })

  it('of staff needs a recent sign-in', async () => {
    await saveProfile({ role: 'seller' })
    const from = (signedInAt: number) =>
      startSession(dependencies({}, { signedInAt }), genuineToken())
    expect(await from(now - 300_000)).toMatchObject({ ok: true })
    expect(await from(now - 300_001)).toEqual({ ok: false, refusal: 'sign-in-too-old' })
  })

  it("replaces the browser's previous one", async () => {
    const before = await start()
    const after = await start(before.sessionId)
    expect(await holderOf(before.sessionId)).toBeNull()
    expect(await holderOf(after.sessionId)).not.toBeNull()
  })

  it('can stay while all others of the user end', async () => {
    const [here, there] = [await start(), await start()]
    await endOtherSessionsOf(open().db, {
      uid,
      idHash: hashSessionId(here.sessionId, secret),
      at: now,
    })
    expect(await holderOf(here.sessionId)).not.toBeNull()
    expect(await holderOf(there.sessionId)).toBeNull()
  })

  it('ends with all others of the same user only', async () => {
    const mine = [await start(), await start()]
    const mineUid = uid
    uid = newDocumentId()
    const theirs = await start()
    await endSessionsOf(open().db, mineUid, now)
    for (const { sessionId } of mine) expect(await holderOf(sessionId)).toBeNull()
    expect(await holderOf(theirs.sessionId)).not.toBeNull()
  })

  it('starts once per token, also for two simultaneous requests', async () => {
    const token = genuineToken()
    const answers = await Promise.all([1, 2, 3].map(() => startSession(dependencies(), token)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await startSession(dependencies(), token)).toEqual({
      ok: false,
      refusal: 'token-refused',
    })
    const kept = await open()
      .db.withoutPlugins()
      .withTables<RateLimitTables>()
      .selectFrom('identity_rate_limits')
      .select('key')
      .execute()
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  it('starts once per token, however its signature is encoded', async () => {
    const harness = identityHarness(open)
    const someone = await harness.registered()
    const { readIdToken } = harness.provider()
    const real = dependencies({ readIdToken, now: Date.now })
    const token = await someone.idToken()
    expect(await readIdToken(respelled(token), Date.now())).toMatchObject({ ok: true })
    expect(await startSession(real, token)).toMatchObject({ ok: true })
    expect(await startSession(real, respelled(token))).toEqual({
      ok: false,
      refusal: 'token-refused',
    })
  })

  it('does not start with a token from before all sessions were ended', async () => {
    await endSessionsOf(open().db, uid, now)
    const from = (provenAt: number) => startSession(dependencies({}, { provenAt }), genuineToken())
    expect(await from(now - 1)).toEqual({ ok: false, refusal: 'token-refused' })
    expect(await from(now)).toEqual({ ok: false, refusal: 'token-refused' })
    expect(await from(now + 1)).toMatchObject({ ok: true })
    // The later end applies, in whatever order they are written.
    await endSessionsOf(open().db, uid, now + 2)
    await endSessionsOf(open().db, uid, now)
    expect(await from(now + 1)).toMatchObject({ ok: false })
  })

  it('does not start with a token that the provider issued while a recovery was going on', async () => {
    const someone = await identityHarness(open).registered()
    const { readIdToken } = identityHarness(open).provider()
    const real = dependencies({ readIdToken, now: Date.now })
    const begunAt = Date.now() - 1
    const token = await someone.idToken()
    const read = await readIdToken(token, Date.now())
    uid = read.ok ? read.account.uid : ''
    // Until this commits, the provider still knows the sign-in, and its token is newer than the end of all sessions.
    await inTransaction(open().db, async (tx) => {
      await removeSignIns(tx, uid)
      await endSessionsOf(tx, uid, begunAt)
    })
    expect(await startSession(real, token)).toEqual({ ok: false, refusal: 'token-refused' })
    const shown = { db: open().db, now: Date.now, readIdToken }
    expect(await readBearer(shown, { uid, token })).toBeNull()
  })

  it('never outlives the end of all sessions in a race', async () => {
    for (let round = 0; round < 10; round++) {
      uid = newDocumentId()
      const [started] = await Promise.all([
        startSession(dependencies(), genuineToken()),
        endSessionsInTransaction(uid),
      ])
      if (started.ok) expect(await holderOf(started.sessionId)).toBeNull()
      else expect(started).toEqual({ ok: false, refusal: 'token-refused' })
    }
  })

  it('records whether it has a second factor', async () => {
    await saveProfile({ role: 'superAdmin' })
    const started = await startSession(dependencies({}, { secondFactor: true }), genuineToken())
    expect(started.ok && (await holderOf(started.sessionId))).toMatchObject({ secondFactor: true })
  })

  const endSessionsInTransaction = (who: string) =>
    inTransaction(open().db, (tx) => endSessionsOf(tx, who, now + 1))
})
