/** Messages on the card; an empty one orders no card. */
export const cardMessages: readonly string[] = [
  'Happy birthday, ya amar. Love, all of us.',
  'Happy birthday, Mama. Thank you for everything.',
  'كل سنة وإنتِ طيبة يا حبيبتي',
  'ألف مبروك المولود الجديد! Welcome, little Adam.',
  'Congratulations on the new job. We always knew.',
  'Sorry about last night. Coffee tomorrow?',
  'Get well soon. The office is too quiet without you.',
  'ألف سلامة عليكِ يا تيتة',
  'Ten years, and I would do it all again.',
  'Happy anniversary, habibty.',
  'كل عام وأنتم بخير',
  'Mabrouk on the new home!',
  'Thank you for the most beautiful evening.',
  'With our deepest sympathy. The Khattab family',
  'Because it is Thursday.',
  'Congratulations, Doctor! So proud of you.',
  'Good luck with the opening tonight.',
  'To the best teacher in Heliopolis. Class 4B',
  'I miss you. Come home soon.',
  '',
  '',
  '',
  '',
]

export const addressNotes: readonly string[] = [
  '',
  '',
  '',
  '',
  'Ring twice, the bell is quiet.',
  'Leave with the porter, Am Sayed.',
  'Call on arrival, the entrance is at the back.',
  'Next to the pharmacy.',
  'Third gate of the compound.',
]

/** Notes that staff leave on an order. */
export const staffNotes: readonly string[] = [
  'Customer asked for the ribbon in ivory, not green.',
  'Called: a neighbour takes it if the flat is empty.',
  'Regular customer. Added a stem on the house.',
  'Recipient is at work until five. Deliver after that.',
  'Wants the price tag off the vase.',
]

/** Reasons of a refund that staff give. */
export const refundReasons: readonly string[] = [
  'Two stems arrived broken.',
  'Delivered an hour late.',
  'The vase was chipped.',
  'Replaced by a smaller bouquet, as agreed by phone.',
]

export const failedDeliveries: readonly string[] = [
  'The door stayed closed, and the phone was off.',
  'The recipient has moved. The sender was called.',
  'Security did not let the driver in.',
]

export const cancelNotes: readonly string[] = [
  'The customer called: the surprise has moved to next month.',
  'Ordered twice by mistake.',
  'We could not get the peonies. The customer prefers the money.',
]

/** Claims of customers about wilted flowers, and the answers of staff. */
export const claimTexts = {
  open: 'They arrived beautiful, but by this morning most of the blooms hung their heads. I changed the water every day and kept them away from the sun.',
  replaced:
    'The stems were soft the next day, and half of the petals are on the table. My mother is too polite to say so, but I saw it.',
  replacement:
    'We are so sorry. These stems came from one cooler that failed that night. You get a fresh bouquet, on us.',
  refunded: 'Three of the stems never opened and two bent over on the first day.',
  refund:
    'This is not how they should look. We refund half of your order and have spoken to the grower.',
  answered: 'The outer petals are turning brown at the edges after one night.',
  answer:
    'Those are guard petals: they protect the bud on its way, and you can pull them off. The flower below is fresh. If it is not, write to us again.',
} as const

export const cancellationReason = 'The customer called: the dinner is cancelled.'
