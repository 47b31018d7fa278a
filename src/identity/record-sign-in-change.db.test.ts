import { beforeAll, expect, it } from 'vitest'
import { jobHandlers } from '#commerce/jobs/job-handlers.server.ts'
import { runDueJobs } from '#commerce/jobs/run-due-jobs.server.ts'
import { describeOnEachDatabase } from '../../tests/support/each-database.ts'
import { createUser } from '../../tests/support/factories.ts'
import { signInAs } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { recordEmailChange, recordSignInChange } from './record-sign-in-change.server.ts'
import { type SignInChange, signInChanges } from './sign-in-change.ts'

const email = 'nadia@example.com'

describeOnEachDatabase('what somebody changes about their sign-in', (open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(open())
  })

  async function lettersAfter(work: () => Promise<unknown>) {
    const before = shop.mailer.sent.length
    await work()
    await runDueJobs(shop, jobHandlers)
    return shop.mailer.sent.slice(before)
  }
  const change = (uid: string, what: SignInChange) =>
    recordSignInChange(shop.db, {
      account: { uid, email, name: 'Nadia' },
      change: what,
      at: shop.now(),
    })
  const actionsOn = async (subject: string) =>
    (
      await shop.db
        .selectFrom('auditLog')
        .select(['action', 'kind'])
        .where('subject', '=', subject)
        .execute()
    ).map(({ action, kind }) => `${kind}: ${action}`)

  it.each(signInChanges)('is written down and mailed to them: %s', async (what) => {
    const uid = await createUser(shop)
    const [letter, ...others] = await lettersAfter(() => change(uid, what))
    expect(others).toEqual([])
    expect(letter?.to).toBe(email)
    expect(letter?.letter.paragraphs[0]).toBe('Hello Nadia,')
    // It can be believed without a click.
    expect(letter?.letter.action).toBeUndefined()
    expect(await actionsOn(uid)).toEqual([`sign-in: ${what}`])
  })

  it('ends what was begun with the old password, and is undone with what it belongs to', async () => {
    const uid = await createUser(shop)
    await signInAs(open(), uid, false)
    await lettersAfter(() => change(uid, 'password.changed'))
    const left = await shop.db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', uid)
      .execute()
    expect(left).toEqual([])
  })

  it('goes to the old address when that is what changed, and does not name the new one', async () => {
    const uid = await createUser(shop, { email: 'old@example.com' })
    const to = 'new@example.com'
    const letters = await lettersAfter(() =>
      recordEmailChange(shop.db, { uid, from: 'old@example.com', to, at: shop.now() }),
    )
    expect(letters).toMatchObject([
      { to: 'old@example.com', letter: { subject: 'Your e-mail address was changed' } },
    ])
    expect(JSON.stringify(letters)).not.toContain(to)
    expect(await actionsOn(uid)).toEqual(['sign-in: email.changed'])
    const user = await shop.db
      .selectFrom('users')
      .select(['email', 'verifiedEmail'])
      .where('id', '=', uid)
      .executeTakeFirst()
    expect(user).toEqual({ email: to, verifiedEmail: to })
  })
})
