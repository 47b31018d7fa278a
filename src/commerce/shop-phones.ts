/** Numbers of the shop in international form, spaced as its owner writes them; null where it has none. */
export interface ShopPhones {
  phone: string | null
  whatsApp: string | null
}

export const noPhones: ShopPhones = { phone: null, whatsApp: null }

export function phoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

/** Opens a chat with a number, with a message to send if there is one. */
export function whatsAppAddress(number: string, message = ''): string {
  const query = message === '' ? '' : `?text=${encodeURIComponent(message)}`
  return `https://wa.me/${number.replace(/\D/g, '')}${query}`
}
