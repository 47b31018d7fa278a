import type { EmbeddedAuth } from './embedded-auth.server.ts'

export interface PasswordAccount {
  email: string
  password: string
  name: string
}

/**
 * Opens an account with a verified address and answers its uid. An account that is there already keeps its
 * password. For scripts: nobody who comes by the shop's front door is believed their address without a mail.
 */
export async function openPasswordAccount(
  auth: EmbeddedAuth,
  { email, password, name }: PasswordAccount,
): Promise<string> {
  const context = await auth.$context
  const address = email.toLowerCase()
  const found = await context.internalAdapter.findUserByEmail(address)
  const { id } =
    found?.user ??
    (await context.internalAdapter.createUser(
      { email: address, name, emailVerified: true },
      { method: 'email-password' },
    ))
  // A script that was stopped half-way left the account without its password.
  if (!(await context.internalAdapter.findCredentialAccount(id))) {
    await context.internalAdapter.linkAccount({
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: await context.password.hash(password),
    })
  }
  return id
}
