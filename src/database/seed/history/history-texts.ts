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
