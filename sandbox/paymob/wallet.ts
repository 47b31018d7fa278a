/** The published test wallet. */
export const testWallet = { number: '01010101010', mpin: '123456', otp: '123456' } as const

/** The one-time password of the 3-D Secure page for cards. */
export const cardOtp = '123456'

/** An Egyptian mobile number in the format of wallets. */
export function isWalletNumber(text: string): boolean {
  return /^01[0125]\d{8}$/.test(text.replace(/\s/g, ''))
}
