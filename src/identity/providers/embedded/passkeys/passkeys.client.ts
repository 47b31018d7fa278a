import { AuthError } from '../../../sign-in/auth-error.ts'
import type { Passkeys, StoredPasskey } from '../../provider.ts'
import { ask, type EmbeddedClient } from '../embedded-client.client.ts'

/** Browsers allow one prompt at a time, so a new one ends the autofill of the sign-in page. */
let waiting: AbortController | undefined

/** Passkeys of the embedded provider, by the browser's own functions. */
export function createPasskeys(client: EmbeddedClient): Omit<Passkeys, 'signIn'> {
  const post = <T>(path: string, body: object = {}) =>
    ask(client.$fetch<T>(path, { method: 'POST', body }))

  function prompt(left?: AbortSignal): AbortSignal {
    waiting?.abort()
    waiting = new AbortController()
    return left ? AbortSignal.any([waiting.signal, left]) : waiting.signal
  }

  return {
    async choose(left) {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
        await optionsOf(post<PublicKeyCredentialRequestOptionsJSON>('/passkey/sign-in-options')),
      )
      left?.throwIfAborted()
      const request = { publicKey, signal: prompt(left), ...(left ? autofill : {}) }
      return answerOf(navigator.credentials.get(request))
    },

    async list() {
      const passkeys = await ask(client.$fetch<StoredPasskey[]>('/passkey/list', { method: 'GET' }))
      return passkeys ?? []
    },

    async add(name) {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
        await optionsOf(post<PublicKeyCredentialCreationOptionsJSON>('/passkey/add-options')),
      )
      const created = navigator.credentials.create({ publicKey, signal: prompt() })
      await post('/passkey/add', { name, response: await answerOf(created) })
    },

    async rename(id, name) {
      await post('/passkey/rename', { id, name })
    },

    async remove(id) {
      await post('/passkey/remove', { id })
    },
  }
}

/** The browser offers passkeys among the suggestions of the email field. */
const autofill = { mediation: 'conditional' } as const

async function optionsOf<T>(call: Promise<T | null>): Promise<T> {
  const options = await call
  if (!options) throw new AuthError('unknown')
  return options
}

async function answerOf(prompted: Promise<Credential | null>): Promise<object> {
  const credential = await prompted.catch((cause: unknown) => {
    const name = cause instanceof DOMException ? cause.name : ''
    // The authenticator has a passkey of this account.
    throw new AuthError(name === 'InvalidStateError' ? 'passkey-exists' : 'passkey-cancelled', {
      cause,
    })
  })
  if (!(credential instanceof PublicKeyCredential)) throw new AuthError('passkey-cancelled')
  return credential.toJSON()
}
