import { AuthError } from '../../../sign-in/auth-error.ts'
import type { TwoFactorDependencies } from '../../provider.ts'
import { ask, type EmbeddedClient } from '../embedded-client.client.ts'

/** Two-factor authentication of the embedded provider: codes of an authenticator app. */
export function createEmbeddedTwoFactor(client: EmbeddedClient): TwoFactorDependencies {
  return {
    async begin(password) {
      const begun = await ask(client.twoFactor.enable({ password }))
      if (!begun || !('totpURI' in begun)) throw new AuthError('unknown')
      return { address: begun.totpURI, recoveryCodes: begun.backupCodes }
    },

    async confirm(code) {
      await ask(client.twoFactor.verifyTotp({ code }))
    },

    async renewRecoveryCodes(password) {
      const renewed = await ask(client.twoFactor.generateBackupCodes({ password }))
      return renewed?.backupCodes ?? []
    },

    async turnOff(password) {
      await ask(client.twoFactor.disable({ password }))
    },
  }
}
