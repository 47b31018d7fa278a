import { beforeAll, expect, it } from 'vitest'
import { jobDefinitions } from '#commerce/jobs/job-definitions.server.ts'
import { runDueJobs } from '#commerce/jobs/run-due-jobs.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { describeUseCase } from '../../../../../tests/support/each-database.ts'
import { createUser } from '../../../../../tests/support/factories.ts'
import { signInAs } from '../../../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../../../tests/support/test-shop.ts'
import { type SignInChange, signInChanges } from '../embedded-dependencies.ts'
import { recordEmailChange, recordSignInChange } from './record-sign-in-change.server.ts'

const email = 'nadia@example.com'

describeUseCase('a change of the sign-in', (open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(open())
  })

  async function emailsAfter(work: () => Promise<unknown>) {
    const before = shop.mailer.sent.length
    await work()
    await runDueJobs(shop, jobDefinitions)
    return shop.mailer.sent.slice(before).toSorted((one, other) => (one.to < other.to ? 1 : -1))
  }
  const changeOf = (uid: string, what: SignInChange, emailVerified = true) => ({
    account: { uid, email, emailVerified, name: 'Nadia' },
    change: what,
    at: shop.now(),
  })
  const change = (...of: Parameters<typeof changeOf>) =>
    inTransaction(shop.db, (tx) => recordSignInChange(tx, changeOf(...of)))
  const sessionsOf = (uid: string) =>
    shop.db.selectFrom('sessions').selectAll().where('userId', '=', uid).execute()
  const actionsOn = async (subject: string) =>
    (
      await shop.db
        .selectFrom('auditLog')
        .select(['action', 'kind'])
        .where('subject', '=', subject)
        .execute()
    ).map(({ action, kind }) => `${kind}: ${action}`)

  it.each(signInChanges)('records an audit entry and sends an email: %s', async (what) => {
    const uid = await createUser(shop)
    const [mail, ...others] = await emailsAfter(() => change(uid, what))
    expect(others).toEqual([])
    expect(mail?.to).toBe(email)
    expect(mail?.email.paragraphs[0]).toBe('Hello Nadia,')
    // Informative, without a link to click.
    expect(mail?.email.action).toBeUndefined()
    expect(await actionsOn(uid)).toEqual([`sign-in: ${what}`])
  })

  it('ends older sessions, and rolls back with its transaction', async () => {
    const uid = await createUser(shop)
    await signInAs(open(), uid, false)
    const failing = inTransaction(shop.db, async (tx) => {
      await recordSignInChange(tx, changeOf(uid, 'password.changed'))
      throw new Error('It fails at its end.')
    })
    await expect(failing).rejects.toThrow('at its end')
    expect([await sessionsOf(uid), await actionsOn(uid)]).toMatchObject([[{}], []])

    await emailsAfter(() => change(uid, 'password.changed'))
    expect(await sessionsOf(uid)).toEqual([])
  })

  it('sends an email without a name to an unverified address', async () => {
    const uid = await createUser(shop)
    const [mail] = await emailsAfter(() => change(uid, 'password.changed', false))
    expect(mail?.email.paragraphs[0]).toBe('Hello,')
  })

  const from = 'old@example.com'
  const to = 'new@example.com'
  const move = (uid: string, rest: { undoId: string | null; isUndo: boolean }) =>
    emailsAfter(() =>
      inTransaction(shop.db, (tx) =>
        recordEmailChange(tx, { uid, from, to, ...rest, at: shop.now() }),
      ),
    )

  it('sends an email to both addresses of a change, with an undo link for the previous one', async () => {
    const uid = await createUser(shop, { email: from })
    await signInAs(open(), uid, false)
    const emails = await move(uid, { undoId: 'Change1', isUndo: false })
    const undo = '/confirm-email?undo=Change1'
    expect(emails).toMatchObject([
      { to: from, email: { subject: 'Your email address was changed' } },
      { to, email: { subject: 'Your new email address' } },
    ])
    expect(emails[0]?.email.action?.address).toBe(undo)
    // That mailbox may have another owner by now.
    expect(JSON.stringify(emails[0])).not.toMatch(new RegExp(`${to}|Nadia`))
    expect(emails[1]?.email.action).toBeUndefined()
    expect(await actionsOn(uid)).toEqual(['sign-in: email.changed'])
    const user = await shop.db
      .selectFrom('users')
      .select(['email', 'verifiedEmail'])
      .where('id', '=', uid)
      .executeTakeFirst()
    expect(user).toEqual({ email: to, verifiedEmail: to })
    expect(await sessionsOf(uid)).toEqual([])
  })

  it('offers no undo link without an undo id', async () => {
    const uid = await createUser(shop, { email: from })
    const [mail] = await move(uid, { undoId: null, isUndo: false })
    expect(mail?.email.action).toBeUndefined()
  })

  it('sends an email to both addresses of an undo, with a link to choose a password', async () => {
    const uid = await createUser(shop, { email: from })
    expect(await move(uid, { undoId: null, isUndo: true })).toMatchObject([
      { to: from, email: { subject: 'An account no longer uses this address' } },
      {
        to,
        email: {
          subject: 'Your email address was restored',
          action: { address: '/reset-password' },
        },
      },
    ])
    expect(await actionsOn(uid)).toEqual(['sign-in: email.restored'])
  })
})
