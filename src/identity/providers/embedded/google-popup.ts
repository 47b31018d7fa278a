/** The page of ours on which Google's window ends up, and how it tells the page that opened it. */
export const popupDonePath = '/login/popup'
export const popupChannel = 'boutique-sign-in'

/** The provider's word for an account that wants a second factor after Google. */
export const secondFactorWanted = 'second_factor_wanted'

export interface PopupMessage {
  /** Which window it was. */
  attempt: string
  /** The provider's word for what went wrong, or null. */
  error: string | null
}
