/** A text message to one mobile number. */
export interface Sms {
  /** In international form, such as `+201001234567`. */
  to: string
  text: string
  /** A path of the shop, sent behind the text as a URL. */
  link: string
}

/**
 * Sends text messages. `rejected`: the gateway will never deliver to this number. Throws when the gateway fails or does
 * not respond; a retry may send a message twice.
 */
export interface SmsSender {
  send(sms: Sms): Promise<'accepted' | 'rejected'>
}
