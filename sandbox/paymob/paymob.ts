import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { accountApi } from './account-api.ts'
import { checkout } from './checkout.ts'
import { checkoutSteps } from './checkout-steps.ts'
import { paymobControl } from './control-api.ts'
import { intentionApi } from './intention-api.ts'
import { withOutage } from './outage.ts'
import { overviewPage } from './overview-page.ts'
import type { Provider } from './provider.ts'
import { transactionApi } from './transaction-api.ts'

/** All routes of the payment provider. Pages for customers come before the outage switch. */
export function paymob(provider: Provider): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/_sandbox/paymob', (c) => c.html(overviewPage(provider)))
  app.route('/_sandbox/paymob', paymobControl(provider))
  app.route('/', checkoutSteps(provider))
  app.route('/unifiedcheckout', checkout(provider))
  app.use('/api/*', withOutage(provider.outage))
  app.use('/v1/*', withOutage(provider.outage))
  app.route('/v1/intention', intentionApi(provider))
  app.route('/api', accountApi(provider))
  app.route('/api', transactionApi(provider))
  return app
}
