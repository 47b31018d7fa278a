import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createFirebaseDriver } from '#identity/providers/firebase/firebase-provider.client.ts'
import { createFirebaseServer } from '#identity/providers/firebase/firebase-provider.server.ts'
import { type FirebaseEmulator, startFirebaseEmulator } from '../support/firebase-emulator.ts'
import { describeIdentityProvider, type MailedCode } from './identity-provider.contract.ts'

const project = 'demo-boutique'
let emulator: FirebaseEmulator

beforeAll(async () => {
  emulator = await startFirebaseEmulator(project)
})
afterAll(() => emulator?.stop())

const mails = z.object({
  oobCodes: z.array(
    z.looseObject({
      email: z.string(),
      newEmail: z.string().optional(),
      requestType: z.string(),
      oobCode: z.string(),
    }),
  ),
})

const requestTypes: Record<MailedCode, string> = {
  reset: 'PASSWORD_RESET',
  address: 'VERIFY_EMAIL',
  'new-address': 'VERIFY_AND_CHANGE_EMAIL',
}

async function newestMail(to: string, requestType: string) {
  const address = `${emulator.origin}/emulator/v1/projects/${project}/oobCodes`
  const { oobCodes } = mails.parse(await (await fetch(address)).json())
  const mail = oobCodes.findLast(
    (one) => one.requestType === requestType && (one.newEmail ?? one.email) === to,
  )
  if (!mail) throw new Error(`No email to ${to} about ${requestType}.`)
  return mail
}

const serverFor = (projectId: string) =>
  createFirebaseServer({
    VITE_IDENTITY_PROJECT_ID: projectId,
    VITE_IDENTITY_EMULATOR: emulator.origin,
  })

describeIdentityProvider('Firebase Authentication', async () => ({
  openBrowser: async () =>
    createFirebaseDriver(
      {
        VITE_APP_URL: 'http://localhost:3000',
        VITE_IDENTITY_API_KEY: 'any-key',
        VITE_IDENTITY_AUTH_DOMAIN: 'localhost',
        VITE_IDENTITY_PROJECT_ID: project,
        VITE_IDENTITY_STORAGE_BUCKET: project,
        VITE_IDENTITY_MESSAGING_SENDER_ID: '1',
        VITE_IDENTITY_APP_ID: 'boutique-test',
        VITE_IDENTITY_EMULATOR: emulator.origin,
      },
      crypto.randomUUID(),
    ),
  readIdToken: (token, now) => serverFor(project).readIdToken(token, now),
  readElsewhere: (token, now) => serverFor('another-shop').readIdToken(token, now),
  mailedCode: async (to, about) => (await newestMail(to, requestTypes[about])).oobCode,
}))

it('rejects unsigned tokens unless an emulator is configured', async () => {
  const driver = createFirebaseDriver(
    {
      VITE_APP_URL: 'http://localhost:3000',
      VITE_IDENTITY_API_KEY: 'any-key',
      VITE_IDENTITY_AUTH_DOMAIN: 'localhost',
      VITE_IDENTITY_PROJECT_ID: project,
      VITE_IDENTITY_STORAGE_BUCKET: project,
      VITE_IDENTITY_MESSAGING_SENDER_ID: '1',
      VITE_IDENTITY_APP_ID: 'boutique-test',
      VITE_IDENTITY_EMULATOR: emulator.origin,
    },
    crypto.randomUUID(),
  )
  await driver.signInAsGuest()
  const strict = createFirebaseServer({ VITE_IDENTITY_PROJECT_ID: project })
  expect(await strict.readIdToken(await driver.idToken(), Date.now())).toMatchObject({
    ok: false,
    refusal: 'token-invalid',
  })
})
