import { beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#database/transaction.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { recordSignInChange } from '#identity/providers/embedded/sign-in-changes/record-sign-in-change.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createOrder, createUser } from '../../../tests/support/factories.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { setUserLocale } from '../customers/user-locale-store.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import { enqueueAccountEmail } from './send-account-email.server.ts'

describeOnEachDatabase('an email', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(open())
    await shop.db.deleteFrom('jobs').execute()
  })

  const sentHeading = async () => {
    await runAllJobs(shop)
    return shop.mailer.sent.at(-1)?.email.heading
  }

  it.each([
    ['en', 'Thank you for your order'],
    ['ar', 'شكرًا لطلبك'],
  ] as const)('about an order is in its language: %s', async (locale, heading) => {
    await inLocale(locale, () => createOrder(shop))
    expect(await sentHeading()).toBe(heading)
  })

  it.each([
    ['en', 'Confirm your order', /^\/o\//],
    ['ar', 'أكّد طلبك', /^\/ar\/o\//],
  ] as const)('with a code is in the language of the order: %s', async (locale, heading, path) => {
    await inLocale(locale, () => createOrder(shop, { paymentMethod: 'cash', isProved: false }))
    expect(await sentHeading()).toBe(heading)
    expect(shop.mailer.sent.at(-1)?.email.action?.address).toMatch(path)
  })

  it('about an account is in the language of the request without another one', async () => {
    const notice = {
      userId: null,
      to: 'salma@example.com',
      name: '',
      trigger: 'account.opened',
      at: noon,
    } as const
    await inLocale('ar', () => enqueueAccountEmail(shop.db, notice))
    expect(await sentHeading()).toBe('حسابك جاهز')
  })

  it('about a sign-in is in the language of the user, not of the request', async () => {
    const uid = await createUser(shop)
    await setUserLocale(shop.db, uid, 'ar')
    const account = { uid, email: 'mona@example.com', emailVerified: true, name: 'Mona' }
    const change = 'password.changed'
    await inLocale('en', () =>
      inTransaction(shop.db, (tx) => recordSignInChange(tx, { account, change, at: noon })),
    )
    expect(await sentHeading()).toBe('تم تغيير كلمة المرور')
  })

  it('of a job of the previous version is in English', async () => {
    const payload = {
      to: 'a@example.com',
      name: '',
      trigger: 'password.changed',
      mailId: 'm',
    } as const
    await enqueueJob(shop.db, { kind: 'send-account-email', payload, runAt: noon, now: noon })
    expect(await inLocale('ar', sentHeading)).toBe('Your password was changed')
  })
})
