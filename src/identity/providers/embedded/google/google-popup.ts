/** The page to which Google's window returns, and its message to the page that opened it. */
export const popupDonePath = '/login/popup'
export const popupChannel = 'boutique-sign-in'

/** The provider's error code for an account that needs a second factor after Google. */
export const secondFactorWanted = 'second_factor_wanted'

export interface PopupMessage {
  /** Identifies the window. */
  attempt: string
  /** The provider's error code, or null. */
  error: string | null
}
