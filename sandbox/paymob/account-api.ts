import { Hono } from 'hono'
import { z } from 'zod'
import { readJson } from '../http-input.ts'
import { isSame, issueAuthToken, refuseWithoutAuthToken } from './credentials.ts'
import { integrationBody, integrationChangeSchema } from './integrations.ts'
import { merchant } from './merchant.ts'
import type { Provider } from './provider.ts'

const loginSchema = z.object({ api_key: z.string() })

/** The calls about the merchant's own account: auth token, HMAC secret, integrations. */
export function accountApi(provider: Provider): Hono {
  const { settings, integrations, now } = provider
  const app = new Hono()

  app.post('/auth/tokens', async (c) => {
    const login = loginSchema.safeParse(await readJson(c))
    if (!login.success) return c.json({ api_key: ['This field is required.'] }, 400)
    const isRefused = provider.dialect.current().apiKey === 'refused'
    if (isRefused || !isSame(login.data.api_key, settings.apiKey)) {
      return c.json({ detail: 'incorrect credentials' }, 403)
    }
    const profile = {
      id: merchant.profileId,
      user: { id: merchant.ownerId, username: 'boutique', first_name: '', last_name: '' },
      company_name: merchant.name,
      active: true,
      profile_type: 'Merchant',
    }
    return c.json({ token: issueAuthToken(settings, merchant.profileId, now()), profile }, 201)
  })

  app.get('/auth/hmac_secret/get_hmac', (c) => {
    const refusal = refuseWithoutAuthToken(c, settings, now())
    return refusal ? c.json(refusal, 401) : c.json({ hmac_secret: settings.hmacSecret })
  })

  app.get('/ecommerce/integrations', (c) => {
    const refusal = refuseWithoutAuthToken(c, settings, now())
    if (refusal) return c.json(refusal, 401)
    const results = integrations.all().map(integrationBody)
    return c.json({ count: results.length, next: null, previous: null, results })
  })

  app.get('/ecommerce/integrations/:id{\\d+}', (c) => {
    const refusal = refuseWithoutAuthToken(c, settings, now())
    if (refusal) return c.json(refusal, 401)
    const integration = integrations.find(Number(c.req.param('id')))
    return integration
      ? c.json(integrationBody(integration))
      : c.json({ detail: 'Not found.' }, 404)
  })

  app.put('/ecommerce/integrations/:id{\\d+}', async (c) => {
    const refusal = refuseWithoutAuthToken(c, settings, now())
    if (refusal) return c.json(refusal, 401)
    const change = integrationChangeSchema.safeParse(await readJson(c))
    if (!change.success) return c.json({ detail: 'JSON parse error' }, 400)
    const integration = integrations.change(Number(c.req.param('id')), change.data)
    return integration
      ? c.json(integrationBody(integration))
      : c.json({ detail: 'Not found.' }, 404)
  })

  return app
}
